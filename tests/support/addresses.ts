import { allPages } from "../../shared/pageTable";
import { allArticles } from "../../server/articles";
import { specifiedPages } from "./specifiedPages";

/** Of every page, also of one that the specification does not name yet. */
export const pageAddresses: readonly string[] = allPages.map(({ path }) => path);

/** Of the pages that search engines may list: by the specification all but the sign-in. */
export const listedPages: readonly string[] = allPages
  .filter(({ path, isIndexed }) => (path in specifiedPages ? path !== "/login" : isIndexed))
  .map(({ path }) => path);

/** Of every article of the blog. */
export const articleAddresses: readonly string[] = allArticles.map(({ slug }) => `/blog?article=${slug}`);
