import { articles } from "articles:table";
import { company } from "../../company";
import type { Article } from "./Article";

/** The newest first. */
export const allArticles: readonly Article[] = articles;

const [newest] = allArticles;
const pictured = allArticles.find(({ picture }) => picture) ?? newest;
if (!pictured) throw new Error("There is no article");

/** The one that is shown above the grid, and never in it: the one with a picture. */
export const featuredArticle: Article = pictured;

export const gridArticles = allArticles.filter((article) => article !== featuredArticle);

/** Articles of the Most Read list, the most read first. */
const mostReadIds: readonly number[] = [3, 1, 5, 2];

export const mostReadArticles: readonly Article[] = mostReadIds.flatMap((id) =>
  allArticles.filter((article) => article.id === id),
);

export function findArticle(slug: string): Article | undefined {
  return allArticles.find((article) => article.slug === slug);
}

/** The article that had this slug before it got its present one. */
export function findRenamedArticle(slug: string): Article | undefined {
  return allArticles.find(({ formerly }) => formerly.includes(slug));
}

/** The address of a featured article's picture. */
export function pictureAddress(file: string): string {
  return `${company.imageOrigin}/blog/${file}`;
}

/** The DOM id of an article in the list. */
export function articleAnchor({ id }: Article): string {
  return id === featuredArticle.id ? "featured" : `article-${id}`;
}
