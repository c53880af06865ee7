import { articles, renamed } from "#articles/table";
import type { Article } from "../shared/pages/blog/Article";
import { frontPageOf } from "../shared/pages/blog/frontPage";

/** The newest first. */
export const allArticles: readonly Article[] = articles;

export const { featured: featuredArticle } = frontPageOf(articles);

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export function findArticle(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** The article that had this slug before it got its present one. */
export function findRenamedArticle(slug: string): Article | undefined {
  return Object.hasOwn(renamed, slug) ? bySlug.get(renamed[slug] ?? "") : undefined;
}
