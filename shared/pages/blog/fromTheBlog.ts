import type { LinkContent } from "../../components/SiteLink";
import { pages } from "../../pageTable";
import type { ArticleTitles } from "./articles";

/** A link from another page to an article. Only the types know the table, so that pages do not load it. */
export function fromTheBlog<Slug extends keyof ArticleTitles>(
  slug: Slug,
  title: ArticleTitles[Slug],
): LinkContent {
  return { label: `From the blog: ${title}`, href: `${pages.blog.path}?article=${slug}`, nav: "client" };
}
