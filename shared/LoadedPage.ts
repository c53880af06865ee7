import type { ComponentType } from "react";
import type { Page } from "./pageTable";

/** What the document says of a page in its head. */
export type PageHead = Pick<Page, "title" | "description" | "isIndexed">;

export interface LoadedPage extends PageHead {
  readonly Component: ComponentType;
}
