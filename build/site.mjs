import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBrowserBuild } from "./browserModules.mjs";
import { writeCompressed } from "./compressed.mjs";
import { root } from "./folders.mjs";
import { createServerBuild } from "./server.mjs";
import { buildStylesheets } from "./stylesheets.mjs";

/**
 * Writes everything that runs into a folder: the browser's modules and stylesheets below assets/, the files of public/, the
 * server, which server.js starts, and manifest.json, which tells it what the browser's files are called.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createSiteBuild(options) {
  const { folder, isProduction } = options;
  await mkdir(join(folder, "assets"), { recursive: true });
  const [browser, server] = await Promise.all([createBrowserBuild(options), createServerBuild(options)]);

  /** @param {import("./moduleGraph.mjs").ModuleGraph} graph */
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
    /** @param {import("./moduleGraph.mjs").ModuleGraph} graph */
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
