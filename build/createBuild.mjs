import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asset, writeCompressed } from "./assets.mjs";
import { root } from "./folders.mjs";
import { createModuleBuild } from "./modules.mjs";
import { createServerBuild } from "./server.mjs";
import { createStyleBuild } from "./styles.mjs";

/** @typedef {import("./assets.mjs").Asset} Asset */
/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof createBuild>>["build"]>>} Manifest */

/**
 * Writes all that runs to a folder: the browser's modules and stylesheets to assets/, a copy of public/, the server, and
 * manifest.json, which tells the server what the browser's files are called.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export async function createBuild(options) {
  const { folder, isProduction } = options;
  const assets = join(folder, "assets");
  const toAsset = (/** @type {string} */ file) => asset(folder, file);
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
    // Files of earlier builds.
    for (const file of await readdir(assets)) if (!present.includes(file)) await rm(join(assets, file));
    if (isProduction) await writeCompressed(folder, present);
    /** @type {Record<string, { stylesheet: Asset, modules: Asset[] }>} */
    const ofPage = {};
    for (const [page, own] of pages)
      ofPage[page] = {
        stylesheet: await toAsset(ofPages.get(page) ?? ""),
        modules: await Promise.all(own.map(toAsset)),
      };
    /** @type {Record<string, Asset>} */
    const ofArticle = {};
    for (const [slug, words] of articles) ofArticle[slug] = await toAsset(words);
    return {
      entry: await toAsset(entry),
      stylesheet: await toAsset(ofCore),
      displayFont: await toAsset(fonts.find((file) => file.startsWith("hedvig")) ?? ""),
      fonts: await Promise.all(fonts.map(toAsset)),
      pages: ofPage,
      articles: ofArticle,
    };
  };

  const copyPublicFiles = async () => {
    const copy = join(folder, "public");
    await rm(copy, { recursive: true, force: true });
    await cp(join(root, "public"), copy, { recursive: true });
  };

  return {
    async build() {
      const steps = /** @type {const} */ ([buildAssets(), server.build(), copyPublicFiles()]);
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
