import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBrowserBuild } from "./browserModules.mjs";
import { writeCompressed } from "./compressed.mjs";
import { root } from "./folders.mjs";
import { moduleGraph } from "./moduleGraph.mjs";
import { createServerBuild } from "./server.mjs";
import { buildStylesheets } from "./stylesheets.mjs";

/** @typedef {import("./asset.mjs").Asset} Asset */
/** @typedef {import("./moduleGraph.mjs").ModuleGraph} ModuleGraph */
/**
 * What the server reads of the build.
 * @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof createSiteBuild>>["build"]>>} Manifest
 */

/**
 * Writes everything that runs into a folder: the browser's modules and stylesheets below assets/, the files of public/, the
 * server, which server.js starts, and manifest.json, which tells it what the browser's files are called.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createSiteBuild(options) {
  const { folder, isProduction } = options;
  await mkdir(join(folder, "assets"), { recursive: true });
  /** @type {ModuleGraph} */
  let graph = { core: new Set(), pages: new Map() };
  const [browser, server] = await Promise.all([createBrowserBuild(options), createServerBuild(options)]);

  const buildModules = async () => {
    graph = moduleGraph(await server.build());
    const { site, fonts, files, pages: styles } = await buildStylesheets(graph, options);
    const { entry, ...modules } = await browser.build(styles);
    if (isProduction) await writeCompressed(folder, [...modules.files, ...files]);
    /** @type {Record<string, { stylesheet: Asset | undefined, modules: Asset[] }>} */
    const pages = {};
    for (const [page, ofPage] of Object.entries(modules.pages))
      pages[page] = { stylesheet: styles[page]?.whole, modules: ofPage };
    const displayFont = fonts.find(({ href }) => href.includes("hedvig"));
    return { entry, stylesheet: site, displayFont, fonts, pages };
  };

  const copyPublicFiles = async () => {
    const copy = join(folder, "public");
    await rm(copy, { recursive: true, force: true });
    await cp(join(root, "public"), copy, { recursive: true });
  };

  return {
    async build() {
      const steps = /** @type {const} */ ([buildModules(), copyPublicFiles()]);
      // Where one fails, the others must not go on into the next build.
      await Promise.allSettled(steps);
      const [manifest] = await Promise.all(steps);
      await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
      return manifest;
    },
    /** Builds what a change of styles alone needs. */
    buildStylesheets: () => buildStylesheets(graph, options),
    async dispose() {
      await Promise.all([browser.dispose(), server.dispose()]);
    },
  };
}
