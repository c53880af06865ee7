import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { HydrationBoundary } from "../../HydrationBoundary";
import { headingId, Section } from "../../sections/Section";
import { ArticleCard } from "./ArticleCard";
import type { Article } from "./Article";
import { browse } from "./blogContent";
import { filterArticles, paginate, readFilters } from "./blogFilters";
import { NoArticles } from "./NoArticles";
import { Pager } from "./Pager";
import { SearchTools } from "./SearchTools";
import { TopicChips } from "./TopicChips";
import "./Browse.css";

/** The counts shown two in a row, because three would leave a row incomplete. */
const inPairs = new Set([2, 4]);

/** The articles that match the filters in the address, with the controls that change it. */
export function Browse({ id, articles }: { id: string; articles: readonly Article[] }) {
  const { search } = useLocation();
  const filters = readFilters(new URLSearchParams(search));
  const matches = filterArticles(articles, filters);
  const shown = paginate(matches, filters.page);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Section id={id} tone="light" className="Browse">
      <h2 id={headingId(id)} className="title-lg">
        {browse.heading}
      </h2>
      <HydrationBoundary>
        <SearchTools filters={filters} />
      </HydrationBoundary>
      <TopicChips filters={filters} />
      <p className="caption" role="status" tabIndex={-1} ref={count}>
        {browse.count(matches.length)}
      </p>
      {matches.length > 0 ? (
        <div
          className={`Browse-grid columns-48 ${inPairs.has(shown.articles.length) ? "Browse-pairs" : "Browse-threes"}`}
        >
          {shown.articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      ) : (
        <NoArticles onClear={() => count.current?.focus({ preventScroll: true })} />
      )}
      <Pager filters={filters} page={shown.page} pageCount={shown.pageCount} />
    </Section>
  );
}
