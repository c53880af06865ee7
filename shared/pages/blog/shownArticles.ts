import type { Article } from "./Article";
import { BLOG_PAGE_SIZE, filterArticles, filtersToSearch, paginate, type BlogFilters } from "./blogFilters";
import { gridOf, type FrontPage } from "./frontPage";

/** One page of the articles that match the filters of an address. */
export interface ShownArticles {
  readonly articles: readonly Article[];
  readonly page: number;
  readonly pageCount: number;
  /** How many match, on all pages together. */
  readonly count: number;
}

/** What is shown without filters, for which the table of all articles is not needed; undefined with any. */
export function shownWithoutFilters(filters: BlogFilters, front: FrontPage): ShownArticles | undefined {
  if (filtersToSearch(filters) !== "") return undefined;
  const pageCount = Math.max(1, Math.ceil(front.count / BLOG_PAGE_SIZE));
  return { articles: front.newest, page: 1, pageCount, count: front.count };
}

/** @param articles all of them, the newest first */
export function shownArticles(filters: BlogFilters, articles: readonly Article[]): ShownArticles {
  const matches = filterArticles(gridOf(articles), filters);
  return { ...paginate(matches, filters.page), count: matches.length };
}
