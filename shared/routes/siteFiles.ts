/** The URLs of the files that a page loads besides packages and core. */
interface PageFiles {
  /** The page's own module comes last, after those that it imports. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/** The files that every document lists for client-side navigation. */
export interface SiteFiles {
  /** By the folder of the page. */
  readonly pages: Readonly<Partial<Record<string, PageFiles>>>;
  /** The table of all articles. */
  readonly articles: string;
  /** The module of each article, with `ANY_SLUG` in the place of its slug. */
  readonly article: string;
  /** The key of the document's own page, as `pageKey` gives it; missing in the document of the 404 page. */
  readonly page?: string;
}

/** The id of the element that contains the list as JSON. */
export const SITE_FILES_ID = "site-files";

export const ANY_SLUG = "*";

const none: SiteFiles = { pages: {}, articles: "", article: "" };

export function siteFiles(): SiteFiles {
  const list = document.getElementById(SITE_FILES_ID)?.textContent;
  return list ? (JSON.parse(list) as SiteFiles) : none;
}
