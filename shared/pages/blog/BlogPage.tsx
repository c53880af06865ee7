import { frontPage } from "articles:front-page";
import { Closing } from "../../sections/Closing";
import { FEATURED_ANCHOR } from "./articleAddresses";
import { articlesOrDocument } from "./articleTable";
import { featured, hero } from "./blogContent";
import { closing } from "./readingContent";
import { BlogHero } from "./BlogHero";
import { Browse } from "./Browse";
import { Featured } from "./Featured";
import { FurtherReading } from "./FurtherReading";

export default function BlogPage() {
  return (
    <>
      <BlogHero id="hero" {...hero} />
      <Featured id={FEATURED_ANCHOR} article={frontPage.featured} {...featured} />
      <Browse id="browse" front={frontPage} articles={articlesOrDocument} />
      <FurtherReading id="most-read" front={frontPage} />
      <Closing id="closing" content={closing} sky={{ hour: "night", rise: -70 }} isSlim />
    </>
  );
}

// An article is delivered with its list: who reads one has often seen the other.
export { articlePageOf } from "./article/ArticlePage";
