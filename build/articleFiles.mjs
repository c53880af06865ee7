// What browsers fetch of articles: the table of all, and for each article one file with all that its page shows.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { root } from "./folders.mjs";
import { importTypeScript } from "./importTypeScript.mjs";

/** As long as those of other files. */
const HASH_LENGTH = 8;

/**
 * @typedef {object} ArticleFiles names below assets/
 * @property {string} table
 * @property {string} pattern of the files of articles, with ANY_SLUG in the place of the slug
 * @property {ReadonlyMap<string, string>} article by the slug
 */

/**
 * All names have the same hash. So browsers make the name of an article's file from its slug, and no page carries a list that
 * grows with the blog.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {import("./articles/writeArticles.mjs").WrittenArticles} written
 * @returns {Promise<ArticleFiles>}
 */
export async function buildArticleFiles({ folder, isProduction }, written) {
  const { ANY_SLUG } = await importTypeScript("shared/routes/siteFiles.ts");
  const scriptOf = async (/** @type {string} */ name) => {
    const source = await readFile(join(root, written.folder, `${name}.ts`), "utf8");
    const { code } = await esbuild.transform(source, { loader: "ts", minify: isProduction, charset: "utf8" });
    return code;
  };
  const slugs = written.articles.map(({ article: { slug } }) => slug);
  const table = await scriptOf("table");
  const articles = await Promise.all(slugs.map((slug) => scriptOf(`whole/${slug}`)));

  const hash = createHash("sha256")
    .update([table, ...articles].join(""))
    .digest("hex");
  const ending = isProduction ? `-${hash.slice(0, HASH_LENGTH).toUpperCase()}.js` : ".js";
  const nameOf = (/** @type {string} */ slug) => `article-${slug}${ending}`;
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFile(join(folder, "assets", name), text);
  await write(`articles${ending}`, table);
  await Promise.all(slugs.map((slug, index) => write(nameOf(slug), articles[index] ?? "")));
  return {
    table: `articles${ending}`,
    pattern: nameOf(ANY_SLUG),
    article: new Map(slugs.map((slug) => [slug, nameOf(slug)])),
  };
}
