// The browser's modules: packages, core, story, and one for each page. esbuild's own splitting makes them, in one build.
import { basename } from "node:path";
import { browserOptions, bundle, filesOf } from "./bundle.mjs";
import { entryTexts, moduleTexts, pageFiles } from "./entries.mjs";

const ENTRY_FILE = "client/main.ts";

/** @typedef {import("./bundle.mjs").BuiltFile} BuiltFile */

/**
 * @typedef {object} BuiltModules
 * @property {BuiltFile} entry
 * @property {readonly BuiltFile[]} core what every page loads besides the entry: the packages, the core, and what hydrates
 * @property {ReadonlyMap<string, readonly BuiltFile[]>} pages what a page loads besides these, its own module last, by its folder
 * @property {readonly BuiltFile[]} files all of them
 * @property {readonly string[]} styles the stylesheets that they import, in this order
 */

/**
 * Imports go in one direction: the entry imports what hydrates, which imports the core; a page imports the core and the story; all
 * of them import the packages. A module's hash, and with it the browser's cache entry, therefore changes only with the module
 * itself or with one that it imports.
 * @param {import("./folders.mjs").BuildOptions} options
 * @returns {Promise<BuiltModules>}
 */
export async function buildModules(options) {
  const pages = await pageFiles();
  const texts = moduleTexts(pages);
  const split = await bundle(
    options,
    {
      ...browserOptions(options),
      splitting: true,
      entryPoints: Object.keys(texts).map((name) => ({ in: `entry:${name}`, out: name })),
      loader: { ".css": "empty" },
      plugins: [entryTexts(texts, "js")],
    },
    texts,
  );

  const splitFiles = filesOf(split);
  const named = new Map(splitFiles.map((file) => [file.name, file]));
  const builtOf = (/** @type {string} */ name) => {
    const built = splitFiles.find(({ source }) => source === `entry:${name}`);
    if (!built) throw new Error(`Nothing was built of ${name}`);
    return built;
  };
  const withImports = (/** @type {string} */ name) => loadedBy(builtOf(name), named);

  const core = withImports("hydrate");
  const hydrate = builtOf("hydrate");
  // A copy of its own of the little that it shares with the core, so that it need not wait for the core.
  const entry = await bundle(options, {
    ...browserOptions(options),
    entryPoints: [ENTRY_FILE],
    plugins: [importedAt("./hydrate", hydrate.name)],
  });
  const entryFiles = filesOf(entry);
  const main = entryFiles.find(({ source }) => source === ENTRY_FILE);
  if (!main) throw new Error(`Nothing was built of ${ENTRY_FILE}`);

  const ofPages = [...pages.keys()].map((folder) => {
    const own = withImports(folder).filter((file) => !core.includes(file));
    return /** @type {const} */ ([folder, own]);
  });
  // It only makes the packages a chunk of their own: nothing imports the file itself.
  const packages = builtOf("packages").name;
  const files = [...entryFiles, ...splitFiles].filter(({ name }) => !name.startsWith(packages));
  return {
    entry: main,
    core,
    pages: new Map(ofPages),
    files,
    styles: stylesOf(["client/hydrate.tsx", ...pages.values()], split.metafile.inputs),
  };
}

/**
 * A module after all those that it imports.
 * @param {BuiltFile} file
 * @param {ReadonlyMap<string, BuiltFile>} named
 * @returns {readonly BuiltFile[]}
 */
function loadedBy(file, named) {
  const imported = file.imports.flatMap((name) => {
    const found = named.get(name);
    return found ? loadedBy(found, named) : [];
  });
  return [...new Set([...imported, file])];
}

/**
 * The stylesheets that files import, each after those of what its component imports. What several pages share is in the order of its
 * names, so that the core's stylesheet stays the same when a page imports its parts in another order.
 * @param {readonly string[]} files the one that every page loads first
 * @param {import("esbuild").Metafile["inputs"]} inputs
 */
function stylesOf([onEveryPage = "", ...pages], inputs) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path } of inputs[file]?.imports ?? []) visit(path);
  };
  visit(onEveryPage);
  const count = seen.size;
  for (const page of pages) visit(page);

  const isStyle = (/** @type {string} */ file) => file.endsWith(".css");
  const isOfPage = (/** @type {string} */ file) => file.startsWith("shared/pages/");
  const later = [...seen].slice(count).filter(isStyle);
  const ofSeveralPages = later.filter((file) => !isOfPage(file)).toSorted();
  return [...[...seen].slice(0, count).filter(isStyle), ...ofSeveralPages, ...later.filter(isOfPage)];
}

/**
 * Leaves an import to the browser, which finds the file beside the one that imports it.
 * @param {string} specifier
 * @param {string} name of the file below assets/
 * @returns {import("esbuild").Plugin}
 */
function importedAt(specifier, name) {
  return {
    name: "imported-at",
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path }) =>
        path === specifier ? { path: `./${basename(name)}`, external: true } : undefined,
      );
    },
  };
}
