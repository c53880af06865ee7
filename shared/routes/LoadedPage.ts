import type { ComponentType } from "react";
import type { Page } from "./pageTable";

/** What the page sets in the document's head. */
export type PageHead = Pick<Page, "title" | "description" | "isIndexed">;

export interface LoadedPage extends PageHead {
  readonly Component: ComponentType;
}
