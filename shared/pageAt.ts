import { articlePage, findPage, pages, type Page } from "./pageTable";
import { findRedirect } from "./redirects";

/** The parts of an address that decide which page it shows. */
export type Address = Pick<Location, "pathname" | "search">;

/** An article of the blog, whose title and words are in a module of its own. */
export type ArticleAtAddress = typeof articlePage & { readonly slug: string };

/** The slug of the article that an address of the blog asks for. */
export function slugIn({ pathname, search }: Address): string | undefined {
  if (pathname !== pages.blog.path) return undefined;
  return new URLSearchParams(search).get("article") ?? undefined;
}

/** The page that an address shows or redirects to. Whether an article exists turns out when it is loaded. */
export function pageAt(address: Address): Page | ArticleAtAddress | undefined {
  const slug = slugIn(address);
  return slug === undefined
    ? findPage(findRedirect(address.pathname) ?? address.pathname)
    : { ...articlePage, slug };
}

/** The same for all addresses that show the same page, whatever its filters are. */
export function pageKey(address: Address): string {
  const slug = slugIn(address);
  return slug === undefined ? address.pathname : `${address.pathname}?article=${slug}`;
}
