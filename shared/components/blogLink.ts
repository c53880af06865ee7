import type { LinkContent } from "./SiteLink";
import { pages } from "../pageTable";

/** An article as "article-title:<slug>" exports it. So a page that links to one does not load the table of all. */
interface LinkedArticle {
  readonly title: string;
  readonly slug: string;
}

/** A link from another page to an article. */
export function blogLink({ title, slug }: LinkedArticle): LinkContent {
  return { label: `From the blog: ${title}`, href: `${pages.blog.path}?article=${slug}`, nav: "client" };
}
