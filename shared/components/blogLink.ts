import type { LinkContent } from "./SiteLink";
import { pages } from "../routes/pageTable";

/** The exports of "#articles/title/<slug>". A page that links to an article imports this module and not the table of all articles. */
interface LinkedArticle {
  readonly title: string;
  readonly slug: string;
}

export function blogLink({ title, slug }: LinkedArticle): LinkContent {
  return { label: `From the blog: ${title}`, href: `${pages.blog.path}?article=${slug}`, nav: "client" };
}
