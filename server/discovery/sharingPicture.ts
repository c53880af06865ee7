import { company } from "../../shared/company";
import type { Page } from "../../shared/routes/pageTable";

/** The path below public/ of the picture that is shown when a page or article is shared. */
export function picturePath(page: { readonly folder: string; readonly article?: { readonly slug: string } }) {
  return `/share/${page.article ? `articles/${page.article.slug}` : page.folder}.png`;
}

/** The words of that picture, below the company's name. */
export function pictureWords({ title, sharedTitle }: Pick<Page, "title" | "sharedTitle">): string {
  return (sharedTitle ?? title).replace(` | ${company.name}`, "");
}
