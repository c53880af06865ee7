import { Drawing } from "../../../components/Drawing";
import { MessageBubbles } from "../../../components/MessageBubbles";
import type { BubblesFigure } from "../ArticleWords";
import "./Drafts.css";

/** Two drafts of a message side by side on one horizon, so that one sees which is shorter. */
export function Drafts({ title, before, after, alt }: BubblesFigure) {
  return (
    <Drawing className="Drafts" alt={alt}>
      {[before, after].map(({ heading, messages }) => (
        <div key={heading}>
          <p className="Drafts-heading title-xs">{heading}</p>
          <div className="Drafts-message" data-tone="light">
            <p className="Drafts-from">{title}</p>
            <MessageBubbles messages={messages} />
          </div>
        </div>
      ))}
    </Drawing>
  );
}
