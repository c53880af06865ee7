import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asset } from "./assets.mjs";
import { PAGES_WITH_STORY } from "./entries.mjs";

/** @typedef {import("../server/files/manifest").Manifest} Manifest */

/**
 * Writes manifest.json, which names what browsers fetch for each page and article.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {Awaited<ReturnType<typeof import("./buildSite.mjs").buildAssets>>} assets
 * @returns {Promise<Manifest>}
 */
export async function writeManifest({ folder, liveReload }, { modules, styles, articles }) {
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
  /** @type {Manifest} */
  const manifest = {
    entry: assetOf(modules.entry.name),
    core: { scripts: modules.core.map(({ name }) => assetOf(name)), stylesheet },
    fonts: styles.fonts.map(({ name }) => assetOf(name)),
    pages: assetsOfPages,
    articles: assetOf(articles.table),
    articlePattern: `/assets/${articles.pattern}`,
    article: assetsOfArticles,
    ...(liveReload && { liveReload }),
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
  return manifest;
}
