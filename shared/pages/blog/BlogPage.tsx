import { Closing } from "../../sections/Closing";
import { gridArticles } from "./articles";
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
      <Featured id="featured" {...featured} />
      <Browse id="browse" articles={gridArticles} />
      <FurtherReading id="most-read" />
      <Closing id="closing" content={closing} isSlim />
    </>
  );
}

// An article is delivered with its list: who reads one has often seen the other.
export { loadArticlePage } from "./article/ArticlePage";
