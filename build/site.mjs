import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBrowserBuild } from "./browserModules.mjs";
import { writeCompressed } from "./compressed.mjs";
import { root } from "./folders.mjs";
import { createServerBuild } from "./server.mjs";
import { buildStylesheets } from "./stylesheets.mjs";

/**
 * What the server reads of the build.
 * @typedef {object} Manifest
 * @property {Asset | undefined} entry
 * @property {Asset} stylesheet of documents without a page
 * @property {Asset} displayFont
 * @property {Record<string, { stylesheet: Asset | undefined, modules: Asset[] }>} pages by the page's folder
 *
 * @typedef {import("./asset.mjs").Asset} Asset
 * @typedef {import("./moduleGraph.mjs").ModuleGraph} ModuleGraph
 */

/**
 * Writes everything that runs into a folder: the browser's modules and stylesheets below assets/, the files of public/, the
 * server, which server.js starts, and manifest.json, which tells it what the browser's files are called.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createSiteBuild(options) {
  const { folder, isProduction } = options;
  await mkdir(join(folder, "assets"), { recursive: true });
  const [browser, server] = await Promise.all([createBrowserBuild(options), createServerBuild(options)]);

  /**
   * @param {ModuleGraph} graph
   * @returns {Promise<Manifest>}
   */
  const buildForTheBrowser = async (graph) => {
    const stylesheets = await buildStylesheets(graph, options);
    const modules = await browser.build(graph, stylesheets);
    if (isProduction) await writeCompressed(folder, [...modules.files, ...stylesheets.files]);
    const pages = Object.entries(modules.pages).map(([page, ofPage]) => [
      page,
      { stylesheet: stylesheets.pages.get(page)?.whole, modules: ofPage },
    ]);
    return {
      entry: modules.entry,
      stylesheet: stylesheets.site,
      displayFont: stylesheets.displayFont,
      pages: Object.fromEntries(pages),
    };
  };

  return {
    /** @param {ModuleGraph} graph */
    async build(graph) {
      const [manifest] = await Promise.all([
        buildForTheBrowser(graph),
        server.build(),
        cp(join(root, "public"), join(folder, "public"), { recursive: true }),
      ]);
      await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
      return manifest;
    },
    async dispose() {
      await Promise.all([browser.dispose(), server.dispose()]);
    },
  };
}
