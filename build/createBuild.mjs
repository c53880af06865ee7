import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asset, writeCompressed } from "./assets.mjs";
import { root } from "./folders.mjs";
import { createModuleBuild } from "./modules.mjs";
import { createServerBuild } from "./server.mjs";
import { createStyleBuild } from "./styles.mjs";

/** @typedef {ReturnType<typeof asset>} Asset */
/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof createBuild>>["build"]>>} Manifest */

/**
 * Writes all that runs to a folder, which it empties first: the browser's modules and stylesheets to assets/, a copy of
 * public/, the server, and manifest.json, which tells the server what the browser's files are called.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createBuild(options) {
  const { folder, isProduction } = options;
  const assets = join(folder, "assets");
  await rm(folder, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const [styles, modules, server] = await Promise.all([
    createStyleBuild(options),
    createModuleBuild(options),
    createServerBuild(options),
  ]);

  const buildAssets = async () => {
    const { core, ofCore, ofPages, fonts, files } = await styles.build();
    const { entry, pages, articles, files: scripts } = await modules.build(core);
    const present = [...files, ...scripts];
    // In development there are files of earlier builds.
    for (const file of await readdir(assets)) if (!present.includes(file)) await rm(join(assets, file));
    if (isProduction) await writeCompressed(folder, present);
    const assetOf = (/** @type {string | undefined} */ file) => asset(folder, file ?? "");
    /** @type {Record<string, { stylesheet: Asset, modules: Asset[] }>} */
    const ofPage = {};
    for (const { page, modules } of pages)
      ofPage[page] = { stylesheet: assetOf(ofPages.get(page)), modules: modules.map(assetOf) };
    /** @type {Record<string, Asset>} */
    const ofArticle = {};
    for (const { slug, file } of articles) ofArticle[slug] = assetOf(file);
    return {
      entry: assetOf(entry),
      stylesheet: assetOf(ofCore),
      displayFont: assetOf(fonts.find((file) => file.startsWith("hedvig"))),
      fonts: fonts.map(assetOf),
      pages: ofPage,
      articles: ofArticle,
    };
  };

  return {
    async build() {
      const copied = cp(join(root, "public"), join(folder, "public"), { recursive: true });
      const steps = /** @type {const} */ ([buildAssets(), server.build(), copied]);
      // If one fails, the others must finish before the next build starts.
      await Promise.allSettled(steps);
      const [manifest] = await Promise.all(steps);
      await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
      return manifest;
    },
    buildStylesheets: () => styles.build(),
    dispose: () => Promise.all([styles.dispose(), modules.dispose(), server.dispose()]),
  };
}
