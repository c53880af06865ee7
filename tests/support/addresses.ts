import { allPages } from "../../shared/pageTable";
import { allArticles } from "../../shared/pages/blog/articles";

/** Of every page, also of one that the specification does not name yet. */
export const pageAddresses: readonly string[] = allPages.map(({ path }) => path);

/** Of every article of the blog. */
export const articleAddresses: readonly string[] = allArticles.map(({ slug }) => `/blog?article=${slug}`);
