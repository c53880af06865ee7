import { allPages } from "../../shared/routes/pageTable";
import type { Article } from "../../shared/pages/blog/Article";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { changedOn } from "./changedOn";
import { xml } from "./xml";

/**
 * All pages and articles that search engines may list. Only articles have a date, because nothing records when other pages
 * change.
 */
export function sitemap(publicOrigin: string, articles: readonly Article[]): string {
  const entry = (path: string, date = "") => `<url>${xml`<loc>${publicOrigin}${path}</loc>`}${date}</url>`;
  const ofPages = allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => entry(path));
  const ofArticles = articles.map((article) =>
    entry(addressOfArticle(article), xml`<lastmod>${changedOn(article)}</lastmod>`),
  );

  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...ofPages, ...ofArticles].join("\n")}
</urlset>
`;
}
