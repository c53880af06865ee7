import { RunningText } from "../../../components/RunningText";
import { headingId } from "../../../sections/Section";
import { ArticleMeta } from "../ArticleMeta";
import type { Article } from "../Article";
import { byline } from "../readingContent";
import { Byline } from "../Byline";
import { TopicScene } from "../TopicScene";
import { ListLink } from "./ListLink";
import "./ArticleHead.css";

/** What the article is about, by whom and how long, above the scene of its topic on a horizon from edge to edge. */
export function ArticleHead({ id, article }: { id: string; article: Article }) {
  const { category, title, teaser, topic, readMins } = article;
  return (
    <section id={id} className="ArticleHead" data-tone="light" aria-labelledby={headingId(id)}>
      <div className="container stack">
        <ListLink article={article} />
        <ArticleMeta>
          <b>{category}</b> <span>{topic}</span> <span>{byline.readTime(readMins)}</span>
        </ArticleMeta>
        <h1 id={headingId(id)} className="title-xl">
          <RunningText text={title} />
        </h1>
        <p className="lead">
          <RunningText text={teaser} />
        </p>
        <Byline article={article} isWhole />
      </div>
      <TopicScene topic={topic} isWide />
    </section>
  );
}
