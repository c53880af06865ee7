import { headingId, Section } from "../../../sections/Section";
import { ArticleLink } from "../ArticleLink";
import { ArticleMeta } from "../ArticleMeta";
import type { Article } from "../Article";
import { byline, reading } from "../readingContent";
import { ArticleScene } from "../drawings/ArticleScene";
import { ListLink } from "./ListLink";
import type { WholeArticle } from "./WholeArticle";
import "./ReadNext.css";

interface ReadNextProps extends Pick<WholeArticle, "related" | "older" | "newer" | "place"> {
  readonly id: string;
}

/** Related articles with the reason to read them, and the articles before and after this one. */
export function ReadNext({ id, related, older, newer, place }: ReadNextProps) {
  return (
    <Section id={id} tone="tint" className="ReadNext screen-only">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {reading.related}
      </h2>
      <ul className="ReadNext-related columns-48 columns-paper">
        {related.map((each) => (
          <Related key={each.article.slug} {...each} />
        ))}
      </ul>
      <ul className="ReadNext-neighbors columns-48 columns-paper">
        <Neighbor label={reading.previous} article={older} />
        <Neighbor label={reading.next} article={newer} />
      </ul>
      <ListLink place={place} />
    </Section>
  );
}

function Related({ article, reason }: WholeArticle["related"][number]) {
  return (
    <li>
      <ArticleScene className="ReadNext-scene" article={article} />
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
      <ArticleMeta className="ReadNext-label">{label}</ArticleMeta>
      <ArticleLink article={article} className="ArticleLink">
        {article.title}
      </ArticleLink>
    </li>
  );
}
