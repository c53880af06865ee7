// The outline of a build: articles, what browsers fetch, the server, the manifest, the notices of third parties.
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildArticleFiles } from "./articleFiles.mjs";
import { writeArticles } from "./articles/writeArticles.mjs";
import { compressFiles } from "./assets.mjs";
import { sourcesOf } from "./bundle.mjs";
import { writeManifest } from "./manifest.mjs";
import { buildModules } from "./modules.mjs";
import { copyPublicFiles } from "./publicFiles.mjs";
import { buildServer } from "./server.mjs";
import { buildStyles } from "./styles.mjs";
import { writeNotices } from "./thirdParty/writeNotices.mjs";

/** @typedef {import("./folders.mjs").BuildOptions} BuildOptions */

/**
 * Builds everything that runs in production or development.
 * @param {BuildOptions} options
 */
export async function buildSite(options) {
  const written = await writeArticles(options);
  const steps = /** @type {const} */ ([
    buildAssets(options, written),
    buildServer(options),
    copyPublicFiles(options, written),
  ]);
  // If one fails, the others must finish before the next build starts.
  await Promise.allSettled(steps);
  const [assets, server] = await Promise.all(steps);
  const manifest = await writeManifest(options, assets);
  if (options.isProduction) {
    const browser = [...assets.modules.files, ...assets.styles.files].flatMap(sourcesOf);
    await writeNotices(options.folder, { server, browser });
  }
  return { manifest, modules: assets.modules };
}

/**
 * Builds what browsers fetch.
 * @public
 * @param {BuildOptions} options
 * @param {import("./articles/writeArticles.mjs").WrittenArticles} written
 */
export async function buildAssets(options, written) {
  await mkdir(join(options.folder, "assets"), { recursive: true });
  const modules = await buildModules(options);
  const styles = await buildStyles(options, modules.styles);
  const articles = await buildArticleFiles(options, written);
  const built = [...modules.files, ...styles.files].map(({ name }) => name);
  await removeOthers(options, new Set([...built, articles.table, ...articles.article.values()]));
  if (options.isProduction) await compressFiles(join(options.folder, "assets"));
  return { modules, styles, articles };
}

/**
 * Removes what nothing imports, and in development what an earlier build has left.
 * @param {BuildOptions} options
 * @param {ReadonlySet<string>} built names below assets/
 */
async function removeOthers({ folder }, built) {
  const assets = join(folder, "assets");
  const others = (await readdir(assets)).filter((name) => !built.has(name));
  await Promise.all(others.map((name) => rm(join(assets, name))));
}
