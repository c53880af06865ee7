// The virtual modules of compiled articles, as shared/articles/compiled.d.ts declares them.
import { importTypeScript } from "../importTypeScript.mjs";
import { compileArticlesOnce } from "./compileArticlesOnce.mjs";

/** @typedef {import("./compileArticles.mjs").CompiledArticle} CompiledArticle */
/** @typedef {import("./Problems.mjs").Problem} Problem */

/** Also the text of one article, which only "articles:words" imports. */
export const ARTICLE_MODULE = /^(?:articles:(?:table|front-page|words)|article-(?:words|title):.*)$/;

/**
 * @param {string} name
 * @param {{ isProduction: boolean }} options
 * @returns {Promise<{ text: string, problems: readonly Problem[] }>} the source of the module; if there are problems, ignore it
 */
export async function printArticleModule(name, options) {
  const { articles, problems } = await compileArticlesOnce(options);
  if (name === "articles:table") return { text: printTable(articles), problems };
  if (problems.length > 0) return { text: "", problems };
  if (name === "articles:front-page") return { text: await printFrontPage(articles), problems };
  if (name === "articles:words") return { text: printWords(articles), problems };

  const [kind, slug = ""] = name.split(":");
  const found = articles.find(({ article }) => article.slug === slug);
  if (!found) return { text: "", problems: [{ file: "", line: 0, text: `There is no article ${slug}` }] };
  const exported = kind === "article-words" ? { words: found.words } : { title: found.article.title, slug };
  return { text: printExports(exported), problems };
}

/** @param {readonly CompiledArticle[]} compiled */
export function printTable(compiled) {
  const renamed = compiled.flatMap(({ article: { slug }, formerly }) =>
    formerly.map((old) => /** @type {const} */ ([old, slug])),
  );
  return printExports({
    articles: compiled.map(({ article }) => article),
    renamed: Object.fromEntries(renamed),
  });
}

/** @param {readonly CompiledArticle[]} compiled */
async function printFrontPage(compiled) {
  const { frontPageOf } = await importTypeScript("shared/pages/blog/frontPage.ts");
  return printExports({ frontPage: frontPageOf(compiled.map(({ article }) => article)) });
}

/** @param {readonly CompiledArticle[]} compiled */
function printWords(compiled) {
  const rows = compiled.map(({ article: { slug } }) => {
    const from = JSON.stringify(`article-words:${slug}`);
    return `${JSON.stringify(slug)}: () => import(${from})`;
  });
  return `export const words = { ${rows.join(",\n")} };`;
}

/** @param {Record<string, unknown>} values */
export function printExports(values) {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
