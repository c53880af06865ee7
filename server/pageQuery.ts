import type { Page } from "../shared/pages";

interface PageQuery {
  /** What the page reads of the query, in one spelling. */
  readonly query: string;
  /** Whether so few values are possible that each document is worth keeping. */
  readonly isKept: boolean;
}

/** Leaves out of a query what changes nothing on the page, such as the parameters of a campaign. */
export function pageQuery(_page: Page, _query: string): PageQuery {
  return { query: "", isKept: true };
}
