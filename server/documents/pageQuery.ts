import { gridArticles } from "../../shared/pages/blog/articles";
import { filterArticles, filtersToSearch, paginate, readFilters } from "../../shared/pages/blog/blogFilters";
import { pages, type Page } from "../../shared/pageTable";

/** The part of a query that the page reads, in one spelling. A document is kept unless it answers a search for any words. */
export function pageQuery({ path }: Pick<Page, "path">, query: string) {
  // Only the blog reads a query.
  if (query === "" || path !== pages.blog.path) return { query: "", isKept: true };
  const filters = readFilters(new URLSearchParams(query));
  const { page } = paginate(filterArticles(gridArticles, filters), filters.page);
  return { query: filtersToSearch({ ...filters, page }), isKept: filters.q === "" };
}
