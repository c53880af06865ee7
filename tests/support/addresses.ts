import { allPages } from "../../shared/pageTable";
import { allArticles } from "../../server/articles";
import { specifiedPages } from "./specifiedPages";

/** The addresses of all pages, including pages that the specification does not name yet. */
export const pageAddresses: readonly string[] = allPages.map(({ path }) => path);

/** The pages that search engines may list. By the specification these are all but the sign-in. */
export const listedPages: readonly string[] = allPages
  .filter(({ path, isIndexed }) => (path in specifiedPages ? path !== "/login" : isIndexed))
  .map(({ path }) => path);

/** The addresses of all articles. */
export const articleAddresses: readonly string[] = allArticles.map(({ slug }) => `/blog?article=${slug}`);
