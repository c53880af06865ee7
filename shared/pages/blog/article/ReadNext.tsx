import { headingId, Section } from "../../../sections/Section";
import { ArticleLink } from "../ArticleLink";
import { ArticleMeta } from "../ArticleMeta";
import type { Article } from "../Article";
import { allArticles, findArticle } from "../articles";
import type { RelatedArticle } from "../ArticleWords";
import { byline, reading } from "../readingContent";
import { ArticleScene } from "../drawings/ArticleScene";
import { ListLink } from "./ListLink";
import "./ReadNext.css";

interface ReadNextProps {
  readonly id: string;
  readonly article: Article;
  readonly related: readonly RelatedArticle[];
}

/** Related articles with the reason to read them, and the articles before and after this one. */
export function ReadNext({ id, article, related }: ReadNextProps) {
  const place = allArticles.indexOf(article);
  return (
    <Section id={id} tone="tint" className="ReadNext screen-only">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {reading.related}
      </h2>
      <ul className="ReadNext-related columns-40">
        {related.map(({ slug, reason }) => (
          <Related key={slug} slug={slug} reason={reason} />
        ))}
      </ul>
      <ul className="ReadNext-neighbors columns-40">
        <Neighbor label={reading.previous} article={allArticles[place + 1]} />
        <Neighbor label={reading.next} article={allArticles[place - 1]} />
      </ul>
      <ListLink article={article} />
    </Section>
  );
}

function Related({ slug, reason }: RelatedArticle) {
  const article = findArticle(slug);
  if (!article) return null;
  return (
    <li>
      <ArticleScene article={article} />
      <ArticleMeta>
        <b>{reason}</b> <span>{byline.readTime(article.readMins)}</span>
      </ArticleMeta>
      <h3 className="title-sm">
        <ArticleLink article={article} className="ArticleLink">
          {article.title}
        </ArticleLink>
      </h3>
    </li>
  );
}

function Neighbor({ label, article }: { label: string; article: Article | undefined }) {
  if (!article) return null;
  return (
    <li>
      <ArticleMeta>{label}</ArticleMeta>
      <ArticleLink article={article} className="ArticleLink">
        {article.title}
      </ArticleLink>
    </li>
  );
}
