import { ArticleLink } from "./ArticleLink";
import { ArticleMeta } from "./ArticleMeta";
import type { Article } from "./Article";
import { articleAnchor } from "./articleAddresses";
import { browse } from "./blogContent";
import { byline } from "./readingContent";
import { Byline } from "./Byline";
import { ArticleScene } from "./drawings/ArticleScene";
import "./ArticleCard.css";

/** One article of the grid. The whole card is the link of its title. */
export function ArticleCard({ article }: { article: Article }) {
  const { category, title, teaser, topic, audience, readMins } = article;
  return (
    <article id={articleAnchor(article)} className="ArticleCard">
      <ArticleScene className="ArticleCard-scene" article={article} />
      <ArticleMeta>
        <b>{category}</b> <span>{topic}</span> <span>{byline.readTime(readMins)}</span>
      </ArticleMeta>
      <h3 className="title-sm">
        <ArticleLink article={article} className="ArticleLink">
          {title}
        </ArticleLink>
      </h3>
      <p className="ArticleCard-teaser">{teaser}</p>
      <Byline article={article} audience={browse.audienceTags[audience]} />
    </article>
  );
}
