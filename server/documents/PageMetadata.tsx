import { company } from "../../shared/company";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { FEED_PATH } from "../discovery/blogFeed";
import { picturePath, pictureWords } from "../discovery/sharingPicture";
import { structuredData } from "../discovery/structuredData";
import type { DocumentPage } from "./resolveTarget";

/**
 * The parts of the head that only search engines, link previews and home screens read. The client does not render them, and
 * hydration leaves them alone. When the visitor navigates to another page, `dropServerHead` removes those that describe this one.
 */
export function PageMetadata({ page, publicOrigin }: { page: DocumentPage; publicOrigin: string }) {
  const { article } = page;
  const address = page.path && `${publicOrigin}${article ? addressOfArticle(article) : page.path}`;
  const picture = `${publicOrigin}${picturePath(page)}`;
  const pictureAlt = `The ${company.name} name above the words ${pictureWords(page)}`;
  return (
    <>
      {address ? <link rel="canonical" href={address} /> : null}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={`${company.name} blog`} href={FEED_PATH} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={article ? "article" : "website"} />
      {article ? <meta property="article:published_time" content={article.isoDate} /> : null}
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={page.sharedTitle ?? page.title} />
      <meta property="og:description" content={page.description} />
      {address ? <meta property="og:url" content={address} /> : null}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureAlt} />
      {structuredData(page, publicOrigin)
        // A script's text must not be HTML-escaped, as React would do. Escaping "<" is enough to keep it from ending the element.
        .map((thing) => JSON.stringify(thing).replaceAll("<", "\\u003c"))
        .map((text) => (
          <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
        ))}
    </>
  );
}
