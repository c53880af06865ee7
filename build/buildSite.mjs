import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asset, compressAssets } from "./assets.mjs";
import { root } from "./folders.mjs";
import { buildModules } from "./modules.mjs";
import { articleOf, CORE, pageOf } from "./pages.mjs";
import { buildServer } from "./server.mjs";
import { buildStyles } from "./styles.mjs";

/** @typedef {import("../server/files/manifest").Manifest} Manifest */
/** @typedef {import("./folders.mjs").BuildOptions} BuildOptions */

/** Writes all that runs, with manifest.json for what the browser's files are called. @param {BuildOptions} options */
export async function buildSite(options) {
  const { folder } = options;
  await mkdir(join(folder, "assets"), { recursive: true });
  const publicFiles = join(folder, "public");
  // In development some may be gone since the last build.
  await rm(publicFiles, { recursive: true, force: true });
  const copy = cp(join(root, "public"), publicFiles, { recursive: true });
  const steps = /** @type {const} */ ([buildAssets(options), buildServer(options), copy]);
  // If one fails, the others must finish before the next build starts.
  await Promise.allSettled(steps);
  const [manifest] = await Promise.all(steps);
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** @param {BuildOptions} options @returns {Promise<Manifest>} */
async function buildAssets(options) {
  const { folder, isProduction } = options;
  const { core, stylesheets, fonts } = await buildStyles(options);
  const { entry, shared, own } = await buildModules(options, core);
  if (isProduction) await compressAssets(folder);

  const assetOf = (/** @type {string | undefined} */ file) => asset(folder, file);
  /** @type {Pick<Manifest, "pages" | "articles">} */
  const { pages, articles } = { pages: {}, articles: {} };
  for (const { source, file } of own) {
    const [page, slug] = [pageOf(source), articleOf(source)];
    if (page)
      pages[page] = { stylesheet: assetOf(stylesheets.get(source)), modules: [...shared, file].map(assetOf) };
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
}
