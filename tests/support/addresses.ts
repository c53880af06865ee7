import { allPages } from "../../shared/routes/pageTable";
import { allArticles } from "../../server/articles";
import { specifiedPages } from "./specifiedPages";

/** The addresses of all pages, including pages that the specification does not name yet. */
export const pageAddresses: readonly string[] = allPages.map(({ path }) => path);

/** The pages that search engines may list. By the specification these are all but the sign-in. */
export const listedPages: readonly string[] = allPages
  .filter(({ path, isIndexed }) => (path in specifiedPages ? path !== "/login" : isIndexed))
  .map(({ path }) => path);

/** The seven articles that were delivered with the specification have the ids from 1 to 7. */
const LAST_DELIVERED_ID = 7;

/** The articles that were delivered, and the newest. All others are rendered by the same code. */
export const articleAddresses: readonly string[] = allArticles
  .filter(({ id }, index) => id <= LAST_DELIVERED_ID || index === 0)
  .map(({ slug }) => `/blog?article=${slug}`);
