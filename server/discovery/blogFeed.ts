import { company } from "../../shared/company";
import { pages } from "../../shared/routes/pageTable";
import type { Article } from "../../shared/pages/blog/Article";
import { importArticle } from "../../shared/routes/articleLoaders";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { allArticles } from "../articles";
import { articleHtml } from "./articleHtml";
import { changedOn } from "./changedOn";
import { xml } from "./xml";

export const FEED_PATH = "/blog/feed.xml";

/** Feed readers have fetched the older ones already. */
const ENTRIES = 20;

/** The same day wherever somebody reads it, but for a few islands in the Pacific. */
const atNoon = (isoDate: string) => `${isoDate}T12:00:00Z`;

/** The newest articles of the blog as an Atom feed (RFC 4287), with their full text. */
export async function blogFeed(publicOrigin: string): Promise<string> {
  const blog = `${publicOrigin}${pages.blog.path}`;
  const writeEntry = async (article: Article) => {
    const whole = await importArticle(article.slug);
    const published = atNoon(article.isoDate);
    const updated = atNoon(changedOn(article));
    return xml`<entry>
<id>${blog}#article-${String(article.id)}</id>
<title>${article.title}</title>
<link href="${publicOrigin}${addressOfArticle(article)}"/>
<published>${published}</published>
<updated>${updated}</updated>
<author><name>${article.author}</name></author>
<category term="${article.topic}"/>
<summary>${article.teaser}</summary>
<content type="html">${articleHtml(whole?.words.body ?? [], publicOrigin)}</content>
</entry>`;
  };
  const newest = allArticles.slice(0, ENTRIES);
  const entries = await Promise.all(newest.map(writeEntry));
  const lastChange = newest.map(changedOn).toSorted().at(-1) ?? "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
${xml`<id>${blog}</id>
<title>${company.name} blog</title>
<subtitle>${pages.blog.description}</subtitle>
<link rel="self" type="application/atom+xml" href="${publicOrigin}${FEED_PATH}"/>
<link rel="alternate" type="text/html" href="${blog}"/>
<updated>${atNoon(lastChange)}</updated>`}
${entries.join("\n")}
</feed>
`;
}
