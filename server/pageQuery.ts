import { pages, type Page } from "../shared/pages";

/** What a page reads of the query; all else in it changes nothing there. */
const parametersByPath: Readonly<Record<string, readonly string[]>> = {
  [pages.blog.path]: ["q", "audience", "product", "topic", "page"],
};

interface PageQuery {
  /** What the page reads of the query, in one spelling, with its question mark; empty where that is nothing. */
  readonly query: string;
  /** Whether so few values are possible that the document is worth keeping. */
  readonly isKept: boolean;
}

/** Leaves out of a query what changes nothing on the page, such as the parameters of a campaign. */
export function pageQuery({ path }: Pick<Page, "path">, query: string): PageQuery {
  const names = query === "" ? undefined : parametersByPath[path];
  if (!names) return { query: "", isKept: true };
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    if (value) read.set(name, value);
  }
  return read.size === 0 ? { query: "", isKept: true } : { query: `?${read}`, isKept: false };
}
