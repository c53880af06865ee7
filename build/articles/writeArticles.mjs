// The modules that browsers fetch of articles: the table of all, and for each article one with all that its page shows.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { importTypeScript } from "../importTypeScript.mjs";
import { printExports, printTable } from "./articleModules.mjs";
import { compileArticlesOnce } from "./compileArticlesOnce.mjs";

/** As long as those of other files. */
const HASH_LENGTH = 8;

/**
 * @typedef {object} WrittenArticles names below assets/
 * @property {string} table
 * @property {string} pattern of the modules of articles, with ANY_SLUG in the place of the slug
 * @property {ReadonlyMap<string, string>} article by the slug
 */

/**
 * All names have the same hash. So browsers make the name of an article's module from its slug, and no page carries a list
 * that grows with the blog.
 * @param {import("../folders.mjs").BuildOptions} options
 * @returns {Promise<WrittenArticles>}
 */
export async function writeArticles({ folder, isProduction }) {
  const { articles: compiled } = await compileArticlesOnce({ isProduction });
  const { ANY_SLUG } = await importTypeScript("shared/routes/siteFiles.ts");
  const { wholeArticle } = await importTypeScript("shared/pages/blog/article/WholeArticle.ts");
  const table = compiled.map(({ article }) => article);
  const texts = compiled.map(({ article, words }) =>
    printExports({ whole: wholeArticle(table, article, words) }),
  );
  const ofTable = printTable(compiled);

  const hash = createHash("sha256")
    .update([ofTable, ...texts].join(""))
    .digest("hex")
    .slice(0, HASH_LENGTH);
  const ending = isProduction ? `-${hash.toUpperCase()}.js` : ".js";
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFile(join(folder, "assets", name), text);

  const nameOf = (/** @type {string} */ slug) => `article-${slug}${ending}`;
  const article = new Map(compiled.map(({ article: { slug } }) => [slug, nameOf(slug)]));
  await Promise.all([
    write(`articles${ending}`, ofTable),
    ...[...article.values()].map((name, index) => write(name, texts[index] ?? "")),
  ]);
  return { table: `articles${ending}`, pattern: nameOf(ANY_SLUG), article };
}
