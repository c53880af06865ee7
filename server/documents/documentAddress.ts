import { notFoundPage, type Page } from "../../shared/pageTable";
import { pageQuery } from "./pageQuery";
import type { DocumentTarget } from "./resolveTarget";

/** One document of the site: all request targets with the same key get the same bytes. */
export interface DocumentAddress {
  /** The 404 page has no path. */
  readonly page: Omit<Page, "path"> & { readonly path?: string };
  readonly query: string;
  /** Undefined where so many documents are possible that none is kept. */
  readonly key: string | undefined;
}

/** All unknown paths share one document. */
export const unknownAddress: DocumentAddress = { page: notFoundPage, query: "", key: "unknown" };

export function documentAddress(target: DocumentTarget): DocumentAddress {
  if (target.kind === "unknown") return unknownAddress;
  const { query, isKept } = pageQuery(target.page, target.query);
  return { page: target.page, query, key: isKept ? `${target.page.path}${query}` : undefined };
}
