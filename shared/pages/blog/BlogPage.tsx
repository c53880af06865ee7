import { frontPage } from "#articles/frontPage";
import { Closing } from "../../sections/Closing";
import { FEATURED_ANCHOR } from "./articleAddresses";
import { articlesOrDocument, loadArticles } from "./articleTable";
import { featured, hero } from "./blogContent";
import { closing } from "./readingContent";
import { readFilters } from "./blogFilters";
import { BlogHero } from "./BlogHero";
import { Browse } from "./Browse";
import { Featured } from "./Featured";
import { FurtherReading } from "./FurtherReading";
import { shownWithoutFilters } from "./shownArticles";

export default function BlogPage() {
  return (
    <>
      <BlogHero id="hero" {...hero} />
      <Featured id={FEATURED_ANCHOR} article={frontPage.featured} {...featured} />
      <Browse id="browse" front={frontPage} articles={articlesOrDocument} />
      <FurtherReading id="most-read" front={frontPage} />
      <Closing id="closing" content={closing} hour={1} people="authors" />
    </>
  );
}

/** The table of articles, where there are filters. */
export async function loadFor(search: string): Promise<void> {
  if (!shownWithoutFilters(readFilters(new URLSearchParams(search)), frontPage)) await loadArticles();
}

// An article is delivered with its list: who reads one has often seen the other.
export { articlePageOf } from "./article/ArticlePage";
