import { Avatar, hourOf } from "../../components/Avatar";
import type { Article } from "./articles";
import { browse } from "./blogContent";
import "./Byline.css";

/** Who wrote an article, and when. */
export function Byline({ article: { id, author, authorInitials, date, isoDate } }: { article: Article }) {
  return (
    <div className="Byline">
      <Avatar initials={authorInitials} hour={hourOf(id - 1)} size="small" />
      <p>
        <b>{browse.by(author)}</b>
        <time dateTime={isoDate}>{date}</time>
      </p>
    </div>
  );
}
