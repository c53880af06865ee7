import type { Article } from "../Article";
import { Byline } from "../Byline";
import { Contents } from "./Contents";
import "./ArticleMargin.css";

interface ArticleMarginProps {
  readonly id: string;
  readonly article: Article;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Longer articles show their contents on a phone, too. */
const LONG_FROM_MINS = 6;

/** Who wrote the article, and its parts: in the margin of the text, and above it where there is no margin. */
export function ArticleMargin({ id, article, parts }: ArticleMarginProps) {
  return (
    <div className="ArticleMargin" data-long={article.readMins >= LONG_FROM_MINS ? "" : undefined}>
      <Byline article={article} isWhole />
      {parts.length > 1 ? (
        <Contents id={`${id}-contents`} className="ArticleMargin-contents" parts={parts} />
      ) : null}
    </div>
  );
}
