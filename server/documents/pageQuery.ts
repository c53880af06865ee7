import { gridArticles } from "../../shared/pages/blog/articles";
import { filterArticles, filtersToSearch, paginate, readFilters } from "../../shared/pages/blog/blogFilters";
import { pages, type Page } from "../../shared/pageTable";

interface PageQuery {
  /** What the page reads of the query, in one spelling, with its question mark; empty where that is nothing. */
  readonly query: string;
  /** Whether so few values are possible that the document is worth keeping. */
  readonly isKept: boolean;
}

/** Leaves out of a query what changes nothing on the page, such as the parameters of a campaign. */
export function pageQuery({ path }: Pick<Page, "path">, query: string): PageQuery {
  // The blog alone reads any: what visitors search for is free text.
  if (query === "" || path !== pages.blog.path) return { query: "", isKept: true };
  const filters = readFilters(new URLSearchParams(query));
  const { page } = paginate(filterArticles(gridArticles, filters), filters.page);
  return { query: filtersToSearch({ ...filters, page }), isKept: filters.q === "" };
}
