import { pages } from "../../routes/pageTable";
import type { Article } from "./Article";
import { choiceNames } from "./blogFilters";

const filterNames = ["q", ...choiceNames, "page"] as const;

/** The part of a query that filters the blog, such as "&topic=Research"; other parameters are dropped. */
function filtersIn(search: string): string {
  const given = new URLSearchParams(search);
  const filters = new URLSearchParams();
  for (const name of filterNames) {
    const value = given.get(name);
    if (value) filters.set(name, value);
  }
  return `&${filters.toString()}`.replace(/&$/, "");
}

/** Where an article is read: "/blog?article=a-title". It keeps the filters of a query for the way back to the list. */
export function addressOfArticle({ slug }: Pick<Article, "slug">, search = ""): `/blog?article=${string}` {
  return `${pages.blog.path}?article=${slug}${filtersIn(search)}`;
}

/** The DOM id of the article above the list. */
export const FEATURED_ANCHOR = "featured";

/** The DOM id of an article in the list. */
export function articleAnchor({ id }: Pick<Article, "id">): string {
  return `article-${id}`;
}

/** Where an article stands in the list without filters. */
export interface ListPlace {
  /** Counted from 1. */
  readonly page: number;
  /** A DOM id. */
  readonly anchor: string;
}

/** The way back to the list, at the filters of a query and at the article's place: "/blog?page=2#article-3". */
export function addressOfPlace({ page, anchor }: ListPlace, search: string) {
  const filters = (filtersIn(search) || (page > 1 ? `&page=${page}` : "")).replace("&", "?") as
    "" | `?${string}`;
  return `${pages.blog.path}${filters}#${anchor}` as const;
}
