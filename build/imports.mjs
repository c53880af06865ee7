// Which names the deliveries import from each other. A first build, which is thrown away, finds them.
import { createRequire } from "node:module";
import * as esbuild from "esbuild";
import { bundleForBrowsers } from "./bundle.mjs";
import { CORE_FILE, entryPointOf, separateDeliveries } from "./deliveries.mjs";
import { root } from "./folders.mjs";

const CORE = "core:";
const PACKAGE = "package:";

/** @type {import("./deliveries.mjs").Addresses} */
const placeholders = {
  packageAt: (specifier) => `${PACKAGE}${specifier}`,
  core: CORE,
  wordsAt: (slug) => `words:${slug}`,
};

/** As esbuild writes imports where it does not minify. */
const IMPORT = /^import (.+?) from "((?:core|package):[^"]*)";$/gms;

/**
 * @typedef {object} Imports
 * @property {readonly string[]} coreFiles the files of the core, stylesheets too, that pages and articles import
 * @property {ReadonlySet<string>} coreNames what pages and articles import from the core
 * @property {ReadonlyMap<string, ReadonlySet<string>>} packageNames what all import from each package
 */

/**
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {readonly string[]} pageAndWordsFiles
 * @returns {Promise<Imports>}
 */
export async function findImports(options, pageAndWordsFiles) {
  /** @type {Set<string>} */
  const noted = new Set();
  const discarded = { write: false, minify: false, sourcemap: false };
  const { texts } = await bundleForBrowsers(options, {
    ...discarded,
    entryPoints: [...pageAndWordsFiles],
    plugins: [separateDeliveries(placeholders, (file) => noted.add(file))],
  });
  const coreFiles = [...noted].toSorted();
  const scripts = [CORE_FILE, ...coreFiles.filter((file) => !file.endsWith(".css"))];
  const wholeCore = scripts.map((file, index) => `export * as file${index} from "./${file}";`).join("\n");
  const core = await bundleForBrowsers(options, {
    ...discarded,
    entryPoints: ["core"],
    plugins: [entryPointOf("core", wholeCore), separateDeliveries(placeholders)],
  });

  const imports = namesIn([...texts, ...core.texts]);
  return { coreFiles, coreNames: imports.get(CORE) ?? new Set(), packageNames: imports };
}

/** @param {readonly string[]} texts */
function namesIn(texts) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const text of texts)
    for (const [, what = "", from = ""] of text.matchAll(IMPORT)) {
      const [, list] = /^\{(.*)\}$/s.exec(what) ?? [];
      if (list === undefined)
        throw new Error(`Only names can be imported from the core and from packages, not ${what}`);
      const known = imports.get(from) ?? new Set();
      for (const name of list.split(",")) known.add(name.trim().split(" as ", 1)[0] ?? "");
      imports.set(from, known);
    }
  return imports;
}

/**
 * The core's text: begins with hydration, and exports what pages import.
 * @param {Imports} imports
 */
export async function coreText({ coreFiles, coreNames }) {
  const scripts = coreFiles.filter((file) => !file.endsWith(".css"));
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: scripts,
    outdir: "exports",
    format: "esm",
    jsx: "automatic",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const lines = Object.values(metafile.outputs).map(({ entryPoint, exports }) => {
    const names = exports.filter((name) => coreNames.has(name));
    return `export { ${names.join(", ")} } from "./${entryPoint}";`;
  });
  const styles = coreFiles.filter((file) => file.endsWith(".css")).map((file) => `import "./${file}";`);
  return [`export { hydrate } from "./${CORE_FILE}";`, ...lines, ...styles].join("\n");
}

/**
 * The text of the packages' module. It changes only with what is imported: all of React's own names are there from the
 * beginning, so that another hook does not rename the module.
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
