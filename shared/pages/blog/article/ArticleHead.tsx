import { RunningText } from "../../../components/RunningText";
import { Hero } from "../../../sections/Hero";
import { headingId } from "../../../sections/Section";
import { ArticleMeta } from "../ArticleMeta";
import { byline } from "../readingContent";
import { ArticleScene } from "../drawings/ArticleScene";
import { ListLink } from "./ListLink";
import type { WholeArticle } from "./WholeArticle";
import "./ArticleHead.css";

interface ArticleHeadProps extends Pick<WholeArticle, "article" | "place"> {
  readonly id: string;
}

/** What the article is about and how long it takes, beside its drawing on a horizon from edge to edge. */
export function ArticleHead({ id, article, place }: ArticleHeadProps) {
  const { category, title, teaser, topic, readMins } = article;
  return (
    <Hero id={id} tone="light" className="ArticleHead">
      <div className="ArticleHead-words container stack">
        <ListLink place={place} />
        <ArticleMeta>
          <b>{category}</b> <span>{topic}</span> <span>{byline.readTime(readMins)}</span>
        </ArticleMeta>
        <h1 id={headingId(id)} className="title-xl">
          <RunningText text={title} />
        </h1>
        <p className="ArticleHead-lead lead">
          <RunningText text={teaser} />
        </p>
        <ArticleScene className="ArticleHead-scene" article={article} />
      </div>
    </Hero>
  );
}
