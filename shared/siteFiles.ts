/** The addresses of what a page loads beside packages and core. */
interface PageFiles {
  /** The page's own module is the last, after those that it imports. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/** The addresses that a document says, for when the visitor goes to another page. */
export interface SiteFiles {
  /** By the page's folder. */
  readonly pages: Readonly<Partial<Record<string, PageFiles>>>;
  /** The table of all articles. */
  readonly articles: string;
  /** The module of each article, with `ANY_SLUG` in the place of its slug. */
  readonly article: string;
  /** Whether the document is that of the 404 page. */
  readonly isNotFound: boolean;
}

/** The id of the element in which the server lists them. */
export const SITE_FILES_ID = "site-files";

export const ANY_SLUG = "*";

const none: SiteFiles = { pages: {}, articles: "", article: "", isNotFound: false };

export function siteFiles(): SiteFiles {
  const list = document.getElementById(SITE_FILES_ID)?.textContent;
  return list ? (JSON.parse(list) as SiteFiles) : none;
}
