import { company } from "../../shared/company";
import { pages } from "../../shared/pageTable";
import { featuredArticle, gridArticles, type Article } from "../../shared/pages/blog/articles";
import { placeOfArticle } from "../../shared/pages/blog/blogFilters";
import { xml } from "./xml";

export const FEED_PATH = "/blog/feed.xml";

/** The blog as an Atom feed (RFC 4287). Its entries lead to places on the blog: articles have no pages. */
export function blogFeed(publicOrigin: string): string {
  const blog = `${publicOrigin}${pages.blog.path}`;
  const newestFirst = [featuredArticle, ...gridArticles].toSorted((one, other) =>
    other.isoDate.localeCompare(one.isoDate),
  );
  const entries = newestFirst.map(
    (article) => xml`<entry>
<id>${blog}#article-${String(article.id)}</id>
<title>${article.title}</title>
<link href="${publicOrigin}${placeOfArticle(article)}"/>
<published>${dateOf(article)}</published>
<updated>${dateOf(article)}</updated>
<author><name>${article.author}</name></author>
<category term="${article.topic}"/>
<summary>${article.teaser}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
${xml`<id>${blog}</id>
<title>${company.name} blog</title>
<subtitle>${pages.blog.description}</subtitle>
<link rel="self" type="application/atom+xml" href="${publicOrigin}${FEED_PATH}"/>
<link rel="alternate" type="text/html" href="${blog}"/>
<updated>${dateOf(newestFirst[0] ?? featuredArticle)}</updated>`}
${entries.join("\n")}
</feed>
`;
}

function dateOf({ isoDate }: Article): string {
  return `${isoDate}T00:00:00Z`;
}
