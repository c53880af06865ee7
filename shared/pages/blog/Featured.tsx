import { Picture } from "./Picture";
import { pictureAddress } from "./pictureAddress";
import { headingId, Section } from "../../sections/Section";
import { ArticleLink } from "./ArticleLink";
import { ArticleMeta } from "./ArticleMeta";
import type { Article } from "./Article";
import { ArticleScene } from "./drawings/ArticleScene";
import { FULL_ROOM, WaitingRoom } from "./drawings/WaitingRoom";
import { byline } from "./readingContent";
import { Byline } from "./Byline";
import "./Featured.css";

/** The featured article: its picture or its drawing from edge to edge, the words below it. */
export function Featured({ id, label, article }: { id: string; label: string; article: Article }) {
  const { title, teaser, topic, readMins, picture, drawing } = article;
  const scene =
    drawing?.type === "seats" && drawing.total >= FULL_ROOM ? (
      <WaitingRoom {...drawing} />
    ) : (
      <div className="Featured-scene">
        <ArticleScene className="Featured-drawing" article={article} />
      </div>
    );
  return (
    <Section id={id} tone="light" className="Featured" isFullBleed>
      <article>
        {picture ? (
          <Picture src={pictureAddress(picture.file)} alt={picture.alt} width={1200} height={750}>
            {scene}
          </Picture>
        ) : (
          scene
        )}
        <div className="Featured-words columns container">
          <ArticleMeta className="Featured-meta">
            <b>{label}</b> <span>{topic}</span> <span>{byline.readTime(readMins)}</span>
          </ArticleMeta>
          <h2 id={headingId(id)} className="title-lg">
            <ArticleLink article={article} className="ArticleLink">
              {title}
            </ArticleLink>
          </h2>
          <p className="Featured-teaser">{teaser}</p>
          <Byline article={article} />
        </div>
      </article>
    </Section>
  );
}
