// Finds the names that deliveries import from each other, so that each exports only those. A trial build, which is thrown away,
// shows them.
import { createRequire } from "node:module";
import * as esbuild from "esbuild";
import { bundleForBrowsers } from "./bundle.mjs";
import { CORE_FILE, entryPointOf, separateDeliveries } from "./deliveries.mjs";
import { root } from "./folders.mjs";

const CORE = "core:";
const STORY = "story:";
const PACKAGE = "package:";

/** @type {import("./deliveries.mjs").Addresses} */
const placeholders = {
  packageAt: (specifier) => `${PACKAGE}${specifier}`,
  core: CORE,
  story: STORY,
};

/** Matches imports as esbuild writes them in code that is not minified. */
const IMPORT = /^import (.+?) from "((?:core|story|package):[^"]*)";$/gms;

/**
 * What other deliveries import from the core or the story.
 * @typedef {object} Exports
 * @property {readonly string[]} files stylesheets, too
 * @property {ReadonlySet<string>} names
 */

/**
 * @typedef {object} Imports
 * @property {Exports} core
 * @property {Exports} story
 * @property {ReadonlyMap<string, ReadonlySet<string>>} packageNames the names that any delivery imports from each package
 */

/**
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {readonly string[]} filesOfPages
 * @param {import("./deliveries.mjs").Resolutions} resolutions
 * @returns {Promise<Imports>}
 */
export async function findImports(options, filesOfPages, resolutions) {
  const noted = {
    core: /** @type {Set<string>} */ (new Set()),
    story: /** @type {Set<string>} */ (new Set()),
  };
  const separate = separateDeliveries(placeholders, resolutions, (delivery, file) =>
    noted[delivery].add(file),
  );
  const bundleTexts = async (
    /** @type {string[]} */ entryPoints,
    /** @type {import("esbuild").Plugin[]} */ plugins,
  ) => {
    const discarded = { write: false, minify: false, sourcemap: /** @type {const} */ (false) };
    const { texts } = await bundleForBrowsers(options, { ...discarded, entryPoints, plugins });
    return texts;
  };

  const texts = [...(await bundleTexts([...filesOfPages], [separate]))];
  for (const delivery of /** @type {const} */ (["story", "core"])) {
    const first = delivery === "core" ? [CORE_FILE] : [];
    const whole = [...first, ...scriptsOf(noted[delivery])].map(
      (file, index) => `export * as file${index} from "./${file}";`,
    );
    texts.push(...(await bundleTexts([delivery], [entryPointOf(delivery, whole.join("\n")), separate])));
  }

  const names = namesIn(texts);
  const exportsOf = (/** @type {"core" | "story"} */ delivery) => ({
    files: [...noted[delivery]].toSorted(),
    names: names.get(placeholders[delivery]) ?? new Set(),
  });
  return { core: exportsOf("core"), story: exportsOf("story"), packageNames: names };
}

/** @param {Iterable<string>} files */
function scriptsOf(files) {
  return [...files].filter((file) => !file.endsWith(".css")).toSorted();
}

/** @param {readonly string[]} texts */
function namesIn(texts) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const text of texts)
    for (const [, what = "", from = ""] of text.matchAll(IMPORT)) {
      const [, list] = /^\{(.*)\}$/s.exec(what) ?? [];
      if (list === undefined)
        throw new Error(`Only names can be imported from another delivery and from packages, not ${what}`);
      const known = imports.get(from) ?? new Set();
      for (const name of list.split(",")) known.add(name.trim().split(" as ", 1)[0] ?? "");
      imports.set(from, known);
    }
  return imports;
}

/**
 * The source of the core's entry point: it exports `hydrate`, and what other deliveries import.
 * @param {Imports} imports
 */
export async function coreText({ core }) {
  return [`export { hydrate } from "./${CORE_FILE}";`, await exportsText(core)].join("\n");
}

/**
 * The source of an entry point that exports what other deliveries import.
 * @param {Exports} exports
 */
export async function exportsText({ files, names }) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: scriptsOf(files),
    outdir: "exports",
    format: "esm",
    jsx: "automatic",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const lines = Object.values(metafile.outputs).map(({ entryPoint, exports }) => {
    const imported = exports.filter((name) => names.has(name));
    return `export { ${imported.join(", ")} } from "./${entryPoint}";`;
  });
  const styles = files.filter((file) => file.endsWith(".css")).map((file) => `import "./${file}";`);
  return [...lines, ...styles].join("\n");
}

/**
 * The source of the packages' entry point. It exports all of React's own names, used or not: otherwise the first use of another
 * hook would change the hash, and every visitor would have to load React again.
 * @param {Imports} imports
 */
export function packagesText({ packageNames }) {
  /** @type {Set<string>} */
  const taken = new Set();
  const lines = [...packageNames]
    .filter(([from]) => from.startsWith(PACKAGE))
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, used]) => {
      const specifier = from.replace(PACKAGE, "");
      const names = new Set([...(specifier === "react" ? namesOfReact() : []), ...used]);
      const own = [...names].filter((name) => !taken.has(name)).toSorted();
      for (const name of own) taken.add(name);
      return `export { ${own.join(", ")} } from "${specifier}";`;
    });
  return lines.join("\n");
}

function namesOfReact() {
  const react = createRequire(import.meta.url)("react");
  return Object.keys(react).filter((name) => /^[a-z]+$/i.test(name));
}
