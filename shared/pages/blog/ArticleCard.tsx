import { articleAnchor, type Article } from "./articles";
import { browse } from "./blogContent";
import { Byline } from "./Byline";
import { TopicScene } from "./TopicScene";
import "./ArticleCard.css";

/** One article of the grid. Articles have no page of their own, so its title is no link. */
export function ArticleCard({ article }: { article: Article }) {
  const { category, title, teaser, topic, audience, readMins } = article;
  return (
    <article id={articleAnchor(article)} className="ArticleCard">
      <TopicScene topic={topic} />
      <p className="ArticleMeta">
        <b>{category}</b> <span>{topic}</span> <span>{browse.readTime(readMins)}</span>
      </p>
      <h3 className="title-sm">{title}</h3>
      <p>{teaser}</p>
      <div className="ArticleCard-foot">
        <Byline article={article} />
        <p className="ArticleMeta">{browse.audienceTags[audience]}</p>
      </div>
    </article>
  );
}
