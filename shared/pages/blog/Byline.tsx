import { Avatar, hourOf } from "../../components/Avatar";
import type { Article } from "./articles";
import { byline } from "./readingContent";
import "./Byline.css";

/** Who wrote an article, and when; `isWhole` says that the date is of its publication. */
export function Byline({ article, isWhole }: { article: Article; isWhole?: boolean }) {
  const { id, author, authorInitials, date, isoDate } = article;
  return (
    <div className="Byline">
      <Avatar initials={authorInitials} hour={hourOf(id - 1)} size="small" />
      <p>
        <b>{byline.by(author)}</b>
        <time dateTime={isoDate}>{isWhole ? byline.published(date) : date}</time>
      </p>
    </div>
  );
}
