import { allArticles } from "../../shared/pages/blog/articles";

/** Of every article of the blog. */
export const articleAddresses: readonly string[] = allArticles.map(({ slug }) => `/blog?article=${slug}`);
