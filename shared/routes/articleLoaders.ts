import { articles } from "articles:table";
import { words } from "articles:words";
import type { Article } from "../pages/blog/Article";
import { wholeArticle, type WholeArticle } from "../pages/blog/article/WholeArticle";

// In browsers `#articleLoaders` is client/articleLoaders.ts, because these modules grow with each article: see "imports" in
// package.json.

/** All articles, the newest first. */
export const importArticles = async (): Promise<readonly Article[]> => articles;

/** Undefined where there is no such article. In browsers it rejects instead. */
export async function importArticle(slug: string): Promise<WholeArticle | undefined> {
  const article = articles.find((one) => one.slug === slug);
  const imported = await words[slug]?.();
  return article && imported && wholeArticle(articles, article, imported.words);
}
