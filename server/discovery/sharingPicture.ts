import { company } from "../../shared/company";
import type { Page } from "../../shared/pageTable";

/** What the picture for sharing a page shows below the company's name. */
export function pictureWords({ title, sharedTitle }: Pick<Page, "title" | "sharedTitle">): string {
  return (sharedTitle ?? title).replace(` | ${company.name}`, "");
}
