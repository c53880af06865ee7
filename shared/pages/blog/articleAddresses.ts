import { pages } from "../../pageTable";
import type { Article } from "./Article";
import { articleAnchor, gridArticles } from "./articles";
import { BLOG_PAGE_SIZE, choiceNames } from "./blogFilters";

const filterNames = ["q", ...choiceNames, "page"] as const;

/** The filters of an address as they stand there, without what else is in its query: "&topic=Research". */
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

/** The way back to the list, at the filters of a query and at the article's place: "/blog?page=2#article-3". */
export function placeOfArticle(article: Article, search: string) {
  const page = Math.floor(gridArticles.indexOf(article) / BLOG_PAGE_SIZE) + 1;
  const filters = (filtersIn(search) || (page > 1 ? `&page=${page}` : "")).replace("&", "?") as
    "" | `?${string}`;
  return `${pages.blog.path}${filters}#${articleAnchor(article)}` as const;
}
