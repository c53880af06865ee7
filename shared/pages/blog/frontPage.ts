import type { Article } from "./Article";
import { BLOG_PAGE_SIZE } from "./blogFilters";

/** What the blog shows before a visitor chooses or searches. */
export interface FrontPage {
  readonly featured: Article;
  /** The first page of the grid, the newest first. */
  readonly newest: readonly Article[];
  /** How many articles the pages of the grid have together. */
  readonly count: number;
  readonly mostRead: readonly Article[];
}

const mostReadPlaces: readonly number[] = [1, 2, 3, 4];

/**
 * @param articles all of them, the newest first
 * @throws {Error} where there is none
 */
export function frontPageOf(articles: readonly Article[]): FrontPage {
  const grid = gridOf(articles);
  return {
    featured: featuredOf(articles),
    newest: grid.slice(0, BLOG_PAGE_SIZE),
    count: grid.length,
    mostRead: mostReadPlaces.flatMap((place) => articles.filter(({ mostRead }) => mostRead === place)),
  };
}

/** The one that is shown above the grid, and never in it: the featured one, or one with a picture, or else the newest. */
function featuredOf(articles: readonly Article[]): Article {
  const featured =
    articles.find((article) => article.featured) ?? articles.find(({ picture }) => picture) ?? articles[0];
  if (!featured) throw new Error("There is no article");
  return featured;
}

export function gridOf(articles: readonly Article[]): readonly Article[] {
  const featured = featuredOf(articles);
  return articles.filter((article) => article !== featured);
}
