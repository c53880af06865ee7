import { company } from "../../shared/company";
import type { Page } from "../../shared/pageTable";

/** Where the picture for sharing a page or an article lies below public/. */
export function picturePath(page: { readonly folder: string; readonly article?: { readonly slug: string } }) {
  return `/share/${page.article ? `articles/${page.article.slug}` : page.folder}.png`;
}

/** What the picture for sharing a page shows below the company's name. */
export function pictureWords({ title, sharedTitle }: Pick<Page, "title" | "sharedTitle">): string {
  return (sharedTitle ?? title).replace(` | ${company.name}`, "");
}
