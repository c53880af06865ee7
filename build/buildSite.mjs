import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { compileArticlesOnce } from "./articles/compileArticlesOnce.mjs";
import { ARTICLES } from "./articles/compileArticles.mjs";
import { PICTURES_PATH } from "./articles/readPicture.mjs";
import { writeArticles } from "./articles/writeArticles.mjs";
import { asset, compressAssets } from "./assets.mjs";
import { sourcesOf } from "./bundle.mjs";
import { PAGES_WITH_STORY } from "./entries.mjs";
import { root } from "./folders.mjs";
import { buildModules } from "./modules.mjs";
import { buildServer } from "./server.mjs";
import { buildStyles } from "./styles.mjs";
import { writeThirdParty } from "./thirdParty/writeThirdParty.mjs";

/** @typedef {import("../server/files/manifest").Manifest} Manifest */
/** @typedef {import("./folders.mjs").BuildOptions} BuildOptions */
/** @typedef {Awaited<ReturnType<typeof buildAssets>>} BuiltAssets */

/**
 * Builds everything that runs in production or development, and writes manifest.json, which maps each file of the browser to its
 * hashed name.
 * @param {BuildOptions} options
 */
export async function buildSite(options) {
  await mkdir(join(options.folder, "assets"), { recursive: true });
  const steps = /** @type {const} */ ([buildAssets(options), buildServer(options), copyPublicFiles(options)]);
  // If one fails, the others must finish before the next build starts.
  await Promise.allSettled(steps);
  const [assets, serverSources] = await Promise.all(steps);
  const manifest = manifestOf(assets, options);
  await writeFile(join(options.folder, "manifest.json"), JSON.stringify(manifest, null, 2));
  if (options.isProduction) {
    const browserSources = [...assets.modules.files, ...assets.styles.files].flatMap(sourcesOf);
    await writeThirdParty(options.folder, { server: serverSources, browser: browserSources });
  }
  return { manifest, modules: assets.modules };
}

/**
 * Builds what browsers fetch.
 * @param {BuildOptions} options
 */
export async function buildAssets(options) {
  const modules = await buildModules(options);
  const styles = await buildStyles(options, modules.styles);
  const articles = await writeArticles(options);
  const built = [...modules.files, ...styles.files].map(({ name }) => name);
  await removeOthers(options, new Set([...built, articles.table, ...articles.article.values()]));
  if (options.isProduction) await compressAssets(options.folder);
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

/** @param {BuildOptions} options */
async function copyPublicFiles({ folder, isProduction }) {
  const copies = join(folder, "public");
  // In development some may be gone since the last build.
  await rm(copies, { recursive: true, force: true });
  await cp(join(root, "public"), copies, { recursive: true });
  const { articles } = await compileArticlesOnce({ isProduction });
  const copied = findPictures(articles).map((picture) =>
    cp(join(root, ARTICLES, picture), join(copies, PICTURES_PATH, picture)),
  );
  await Promise.all(copied);
}

/**
 * The pictures that articles show. Others in their folder, as those of drafts, are not public.
 * @param {readonly import("./articles/compileArticles.mjs").CompiledArticle[]} articles
 * @returns {readonly string[]} names of files
 */
function findPictures(articles) {
  const shown = articles.flatMap(({ words }) =>
    words.body.flatMap((block) => ("picture" in block ? [basename(block.picture.src)] : [])),
  );
  return [...new Set(shown)];
}

/**
 * @param {BuiltAssets} assets
 * @param {BuildOptions} options
 * @returns {Manifest}
 */
function manifestOf({ modules, styles, articles }, { folder }) {
  const assetOf = (/** @type {string} */ name) => asset(folder, name);
  const stylesheetsOf = (/** @type {readonly string[]} */ names) =>
    names.flatMap((name) => {
      const stylesheet = styles.stylesheets.get(name);
      return stylesheet ? [assetOf(stylesheet.name)] : [];
    });

  /** @type {Manifest["pages"]} */
  const assetsOfPages = {};
  for (const [page, files] of modules.pages)
    assetsOfPages[page] = {
      scripts: files.map(({ name }) => assetOf(name)),
      stylesheets: stylesheetsOf(PAGES_WITH_STORY.has(page) ? ["story", page] : [page]),
    };

  /** @type {Manifest["article"]} */
  const assetsOfArticles = {};
  for (const [slug, name] of articles.article) assetsOfArticles[slug] = assetOf(name);

  const [stylesheet] = stylesheetsOf(["core"]);
  if (!stylesheet) throw new Error("The core has no stylesheet");
  return {
    entry: assetOf(modules.entry.name),
    core: { scripts: modules.core.map(({ name }) => assetOf(name)), stylesheet },
    fonts: styles.fonts.map(({ name }) => assetOf(name)),
    pages: assetsOfPages,
    articles: assetOf(articles.table),
    articlePattern: `/assets/${articles.pattern}`,
    article: assetsOfArticles,
  };
}
