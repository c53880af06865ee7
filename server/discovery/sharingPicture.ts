import { company } from "../../shared/company";
import type { Article } from "../../shared/pages/blog/articles";
import type { Page } from "../../shared/pageTable";

type Shared = Pick<Page, "title" | "sharedTitle"> & {
  readonly folder: string;
  readonly article?: Pick<Article, "slug">;
};

/** Where the picture for sharing a page lies below public/. */
export function picturePath({ folder, article }: Pick<Shared, "folder" | "article">): `/share/${string}.png` {
  return article ? `/share/articles/${article.slug}.png` : `/share/${folder}.png`;
}

/** What the picture for sharing a page shows below the company's name. */
export function pictureWords({ title, sharedTitle }: Pick<Shared, "title" | "sharedTitle">): string {
  return (sharedTitle ?? title).replace(` | ${company.name}`, "");
}
