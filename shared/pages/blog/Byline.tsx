import { Avatar, hourOf } from "../../components/Avatar";
import { photoPath } from "../../components/photoPath";
import type { Article } from "./Article";
import { byline } from "./readingContent";
import { cx } from "../../components/cx";
import "./Byline.css";

interface BylineProps {
  readonly article: Article;
  /** For the margin of the article: with a large photo, and the date as that of the publication. */
  readonly isWhole?: boolean;
  readonly audience?: string;
}

/** Who wrote an article, when, and for whom. */
export function Byline({ article, isWhole, audience }: BylineProps) {
  const { id, author, authorInitials, date, isoDate, updatedDate, updatedIsoDate } = article;
  return (
    <div className={cx("Byline", isWhole && "Byline-whole")}>
      <Avatar
        initials={authorInitials}
        photo={photoPath(author)}
        hour={hourOf(id - 1)}
        size={isWhole ? "niche" : "small"}
        className={isWhole ? "Byline-portrait" : undefined}
      />
      <p className="row">
        <b>{byline.by(author)}</b>
        <time dateTime={isoDate}>{isWhole ? byline.published(date) : date}</time>
        {isWhole && updatedDate && <time dateTime={updatedIsoDate}>{byline.updated(updatedDate)}</time>}
        {audience && <span>{audience}</span>}
      </p>
    </div>
  );
}
