import { articlePage, findPage, pages, type Page } from "./pageTable";
import { findRedirect } from "./redirects";

/** The parts of a URL that decide which page is shown. */
export type Address = Pick<Location, "pathname" | "search">;

/** An article of the blog. Its title and text are in a module of their own. */
export type ArticleAtAddress = typeof articlePage & { readonly slug: string };

/** The slug in a URL of the blog, if there is one. */
export function slugIn({ pathname, search }: Address): string | undefined {
  if (pathname !== pages.blog.path) return undefined;
  return new URLSearchParams(search).get("article") ?? undefined;
}

/** The page that a URL shows or redirects to. Whether an article exists is known only once it is loaded. */
export function pageAt(address: Address): Page | ArticleAtAddress | undefined {
  const slug = slugIn(address);
  return slug === undefined
    ? findPage(findRedirect(address.pathname) ?? address.pathname)
    : { ...articlePage, slug };
}

/** A key that is the same for all URLs that show the same page or redirect to it, whatever its filters are. */
export function pageKey(address: Address): string {
  const slug = slugIn(address);
  return slug === undefined
    ? (findRedirect(address.pathname) ?? address.pathname)
    : `${address.pathname}?article=${slug}`;
}
