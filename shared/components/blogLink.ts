import type { LinkContent } from "./SiteLink";
import { pages } from "../pageTable";
import type { ArticleTitles } from "../pages/blog/articles";

/** A link from another page to an article. Only the types know the table, so that pages do not load it. */
export function blogLink<Slug extends keyof ArticleTitles>(
  slug: Slug,
  title: ArticleTitles[Slug],
): LinkContent {
  return { label: `From the blog: ${title}`, href: `${pages.blog.path}?article=${slug}`, nav: "client" };
}
