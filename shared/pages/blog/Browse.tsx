import { use, useRef } from "react";
import { useLocation } from "react-router-dom";
import { HydrationBoundary } from "../../errors/HydrationBoundary";
import { headingId, Section } from "../../sections/Section";
import { ArticleCard } from "./ArticleCard";
import type { ArticleTable } from "./articleTable";
import { browse } from "./blogContent";
import { readFilters } from "./blogFilters";
import type { FrontPage } from "./frontPage";
import { NoArticles } from "./NoArticles";
import { Pager } from "./Pager";
import { SearchTools } from "./SearchTools";
import { shownArticles, shownWithoutFilters } from "./shownArticles";
import { TopicChips } from "./TopicChips";
import "./Browse.css";

interface BrowseProps {
  readonly id: string;
  readonly front: FrontPage;
  /** Called where there are filters. */
  readonly articles: () => ArticleTable | Promise<ArticleTable>;
}

/**
 * The articles that match the filters in the address, with the controls that change it. Filters need the table of all articles;
 * while it is being fetched, the present list stays on the screen.
 */
export function Browse({ id, front, articles }: BrowseProps) {
  const { search } = useLocation();
  const filters = readFilters(new URLSearchParams(search));
  let shown = shownWithoutFilters(filters, front);
  if (!shown) {
    const all = articles();
    shown = shownArticles(filters, all instanceof Promise ? use(all) : all);
  }
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Section id={id} tone="light" className="Browse" containerClass="Browse-body">
      <h2 id={headingId(id)} className="title-lg">
        {browse.heading}
      </h2>
      <HydrationBoundary>
        <SearchTools filters={filters} />
      </HydrationBoundary>
      <TopicChips filters={filters} />
      <p className="caption" role="status" tabIndex={-1} ref={count}>
        {browse.count(shown.count)}
      </p>
      {shown.count > 0 ? (
        <div className="Browse-grid columns-48">
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
