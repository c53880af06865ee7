import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asset, writeCompressed } from "./assets.mjs";
import { root } from "./folders.mjs";
import { createModuleBuild } from "./modules.mjs";
import { articleOf, CORE, pageOf } from "./pages.mjs";
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
    const { core, stylesheets, fonts, files } = await styles.build();
    const { entry, shared, own, files: scripts } = await modules.build(core);
    const present = [...files, ...scripts];
    // In development there are files of earlier builds.
    for (const file of await readdir(assets)) if (!present.includes(file)) await rm(join(assets, file));
    if (isProduction) await writeCompressed(folder, present);

    const assetOf = (/** @type {string | undefined} */ file) => asset(folder, file ?? "");
    /** @type {Record<string, { stylesheet: Asset, modules: Asset[] }>} */
    const pages = {};
    /** @type {Record<string, Asset>} */
    const articles = {};
    for (const { source, file } of own) {
      const [page, slug] = [pageOf(source), articleOf(source)];
      if (page)
        pages[page] = {
          stylesheet: assetOf(stylesheets.get(source)),
          modules: [...shared, file].map(assetOf),
        };
      if (slug) articles[slug] = assetOf(file);
    }
    return {
      entry: assetOf(entry),
      stylesheet: assetOf(stylesheets.get(CORE)),
      displayFont: assetOf(fonts.find((file) => file.startsWith("hedvig"))),
      fonts: fonts.map(assetOf),
      pages,
      articles,
    };
  };

  const copyPublicFiles = async () => {
    const copy = join(folder, "public");
    // In development some may be gone since the last build.
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
