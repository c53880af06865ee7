// The virtual modules of compiled articles: "articles:table" with all of them, and for each article "article:<slug>" with its
// text and "article-title:<slug>" for links to it.
import { compiledArticles } from "./compiledArticles.mjs";

/** @typedef {import("./Problems.mjs").Problem} Problem */

export const ARTICLE_MODULE = /^(?:articles:table|article(?:-title)?:.*)$/;

/**
 * @param {string} name
 * @param {{ isProduction: boolean }} options
 * @returns {Promise<{ text: string, problems: readonly Problem[] }>} the source of the module; if there are problems, ignore it
 */
export async function articleModule(name, options) {
  const { articles, problems } = await compiledArticles(options);
  const [kind, slug = ""] = name.split(":");
  if (kind === "articles") return { text: tableText(articles), problems };

  const found = articles.find(({ article }) => article.slug === slug);
  if (!found) {
    // An article that could not be read is missing too: report why it could not, not that it is missing.
    const missing = { file: "", line: 0, text: `There is no article ${slug}` };
    return { text: "", problems: problems.length > 0 ? problems : [missing] };
  }
  const exported = kind === "article" ? { words: found.words } : { title: found.article.title, slug };
  return { text: exportsOf(exported), problems: [] };
}

/** @param {readonly import("./compileArticles.mjs").CompiledArticle[]} articles */
function tableText(articles) {
  const rows = articles.map(({ article }) => {
    const words = `() => import(${JSON.stringify(`article:${article.slug}`)})`;
    return `{ ...${JSON.stringify(article)}, words: ${words} }`;
  });
  return `export const articles = [${rows.join(",\n")}];`;
}

/** @param {Record<string, unknown>} values */
function exportsOf(values) {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
