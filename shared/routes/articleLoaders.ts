import { articles } from "#articles/table";
import { wholes } from "#articles/wholes";
import type { Article } from "../pages/blog/Article";
import type { WholeArticle } from "../pages/blog/article/WholeArticle";

// In browsers `#articleLoaders` is articleLoaders.browser.ts, because these modules grow with each article: see "imports" in
// package.json.

/** All articles, the newest first. */
export const importArticles = async (): Promise<readonly Article[]> => articles;

/** Undefined where there is no such article. In browsers it rejects instead. */
export async function importArticle(slug: string): Promise<WholeArticle | undefined> {
  const imported = Object.hasOwn(wholes, slug) ? await wholes[slug]?.() : undefined;
  return imported?.whole;
}
