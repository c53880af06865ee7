import { company } from "../../shared/company";
import type { Article } from "../../shared/pages/blog/articles";
import type { Page } from "../../shared/pageTable";

interface Pictured {
  readonly folder: string;
  readonly article?: Pick<Article, "slug">;
}

/** Where the picture for sharing a page lies below public/. */
export function picturePath({ folder, article }: Pictured): `/share/${string}.png` {
  return article ? `/share/articles/${article.slug}.png` : `/share/${folder}.png`;
}

/** What the picture for sharing a page shows below the company's name. */
export function pictureWords({ title, sharedTitle }: Pick<Page, "title" | "sharedTitle">): string {
  return (sharedTitle ?? title).replace(` | ${company.name}`, "");
}
