import type { ComponentType } from "react";
import type { Page } from "./pageTable";

/** What the page sets in the document's head. */
export type PageHead = Pick<Page, "title" | "description" | "isIndexed">;

export interface LoadedPage extends PageHead {
  readonly Component: ComponentType;
  /** Loads what the page needs to render an address with this query, so that nothing is missing while it is hydrated. */
  readonly loadFor?: (search: string) => Promise<unknown>;
}
