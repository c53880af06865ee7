import { writeArticles } from "./articles/writeArticles.mjs";
import { bundleForBrowsers, sourcesOf } from "./bundle.mjs";
import { entryPointOf, pageFiles, separateDeliveries } from "./deliveries.mjs";
import { coreText, exportsText, findImports, packagesText } from "./imports.mjs";

const ENTRY_FILE = "client/main.ts";

/**
 * Fonts cut to the characters that pages contain. The full fonts are fetched only for other characters, which a visitor may type.
 */
const PAGE_FONTS = "shared/styles/fonts/";

/** @typedef {import("./bundle.mjs").BuiltFile} BuiltFile */

/**
 * @typedef {object} BuiltModules
 * @property {BuiltFile} entry
 * @property {BuiltFile} packages
 * @property {BuiltFile} core
 * @property {BuiltFile} story
 * @property {ReadonlyMap<string, BuiltFile>} pages by their folders
 * @property {import("./articles/writeArticles.mjs").WrittenArticles} articles
 * @property {readonly BuiltFile[]} fonts
 * @property {readonly string[]} sources the files that were bundled
 */

/**
 * A page loads four modules: entry, packages, core and its own. Pages that show Dana's story load that as a fifth.
 * Imports go in one direction: the entry imports the core; a page imports the core and the story; the story imports the core; all
 * of them import the packages. A module's hash, and with it the browser's cache entry, therefore changes only with the module
 * itself or with one that it imports.
 * @param {import("./folders.mjs").BuildOptions} options
 * @returns {Promise<BuiltModules>}
 */
export async function buildModules(options) {
  const filesOfPages = await pageFiles();
  /** @type {import("./deliveries.mjs").Resolutions} */
  const resolutions = new Map();
  const imports = await findImports(options, [...filesOfPages.values()], resolutions);

  const packagesEntry = entryPointOf("packages", packagesText(imports));
  const packages = await bundleOne(options, "packages", [packagesEntry]);

  /** @type {import("./deliveries.mjs").Addresses} */
  const addresses = { packageAt: () => `./${packages.built.name}`, core: "", story: "" };
  const separate = separateDeliveries(addresses, resolutions);
  const core = await bundleOne(options, "core", [entryPointOf("core", await coreText(imports)), separate]);
  addresses.core = `./${core.built.name}`;

  const storyEntry = entryPointOf("story", await exportsText(imports.story));
  const story = await bundleOne(options, "story", [storyEntry, separate]);
  addresses.story = `./${story.built.name}`;

  const pages = await bundleEach(options, filesOfPages, separate);
  const entry = await bundleOne(options, ENTRY_FILE, [separate]);

  const isPageFont = (/** @type {BuiltFile} */ { inputs }) =>
    Object.keys(inputs).some((file) => file.startsWith(PAGE_FONTS));
  return {
    entry: entry.built,
    packages: packages.built,
    core: core.built,
    story: story.built,
    pages: pages.built,
    articles: await writeArticles(options),
    fonts: core.files.filter(isPageFont),
    sources: [packages, core, story, pages, entry].flatMap(({ files }) => files.flatMap(sourcesOf)),
  };
}

/**
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {string} entryPoint
 * @param {import("esbuild").Plugin[]} plugins
 */
async function bundleOne(options, entryPoint, plugins) {
  const { files } = await bundleForBrowsers(options, { entryPoints: [entryPoint], plugins });
  const built = files.find(({ source }) => source !== "");
  if (!built) throw new Error(`Nothing was built of ${entryPoint}`);
  return { built, files };
}

/**
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {ReadonlyMap<string, string>} sources entry points, by the names of the files that are built from them
 * @param {import("esbuild").Plugin} plugin
 */
async function bundleEach(options, sources, plugin) {
  const { files } = await bundleForBrowsers(options, {
    entryPoints: [...sources].map(([name, file]) => ({ in: file, out: name })),
    plugins: [plugin],
  });
  const bySource = new Map(files.map((file) => [file.source, file]));
  const built = new Map(
    [...sources].flatMap(([name, source]) => {
      const file = bySource.get(source);
      return file ? [/** @type {const} */ ([name, file])] : [];
    }),
  );
  return { built, files };
}
