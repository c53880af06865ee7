import { company } from "../shared/company";
import { pages } from "../shared/pages";
import { xml } from "./xml";

export const FEED_PATH = "/blog/feed.xml";

interface FeedArticle {
  readonly id: number;
  readonly title: string;
  readonly teaser: string;
  readonly author: string;
  /** In words, such as "September 16, 2025". */
  readonly date: string;
  readonly topic: string;
  readonly isFeatured: boolean;
}

/** The blog as an Atom feed (RFC 4287). Articles have no page of their own: entries lead to their place on the blog. */
export function blogFeed(publicOrigin: string, articles: readonly FeedArticle[]): string {
  const blog = `${publicOrigin}${pages.blog.path}`;
  const newestFirst = articles.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
  const entries = newestFirst.map((article) => {
    const address = `${blog}#${article.isFeatured ? "featured" : `article-${article.id}`}`;
    return xml`<entry>
<id>${blog}#article-${String(article.id)}</id>
<title>${article.title}</title>
<link href="${address}"/>
<published>${dateOf(article)}</published>
<updated>${dateOf(article)}</updated>
<author><name>${article.author}</name></author>
<category term="${article.topic}"/>
<summary>${article.teaser}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
${xml`<id>${blog}</id>
<title>${company.name} blog</title>
<subtitle>${pages.blog.description}</subtitle>
<link rel="self" type="application/atom+xml" href="${publicOrigin}${FEED_PATH}"/>
<link rel="alternate" type="text/html" href="${blog}"/>
<updated>${newestFirst[0] ? dateOf(newestFirst[0]) : ""}</updated>`}
${entries.join("\n")}
</feed>
`;
}

function dateOf({ date }: FeedArticle): string {
  return new Date(`${date} UTC`).toISOString();
}
