import { Picture } from "./Picture";
import { headingId } from "../../sections/Section";
import { ArticleLink } from "./ArticleLink";
import { ArticleMeta } from "./ArticleMeta";
import { featuredArticle, pictureAddress } from "./articles";
import { byline } from "./readingContent";
import { Byline } from "./Byline";
import { WaitingStreet } from "./WaitingStreet";
import "./Featured.css";

/** The featured article, the only one with a picture: from edge to edge, the words below it. */
export function Featured({ id, label }: { id: string; label: string }) {
  const { title, teaser, topic, readMins, picture } = featuredArticle;
  return (
    <section id={id} className="Featured" data-tone="light" aria-labelledby={headingId(id)}>
      <article>
        {picture ? (
          <Picture src={pictureAddress(picture.file)} alt={picture.alt} width={1200} height={750}>
            <WaitingStreet />
          </Picture>
        ) : (
          <WaitingStreet />
        )}
        <div className="Featured-words columns container">
          <ArticleMeta>
            <b>{label}</b> <span>{topic}</span> <span>{byline.readTime(readMins)}</span>
          </ArticleMeta>
          <h2 id={headingId(id)} className="title-md">
            <ArticleLink article={featuredArticle} className="ArticleLink">
              {title}
            </ArticleLink>
          </h2>
          <p>{teaser}</p>
          <Byline article={featuredArticle} />
        </div>
      </article>
    </section>
  );
}
