import { Drawing } from "../../../components/Drawing";
import { MessageBubbles } from "../../../components/MessageBubbles";
import type { BubblesFigure } from "../ArticleWords";
import "../../../components/PhoneScreen.css";
import "./Drafts.css";

/** Two drafts of a message side by side, each on a phone. */
export function Drafts({ title, before, after, alt }: BubblesFigure) {
  return (
    <Drawing className="Drafts" alt={alt}>
      {[before, after].map(({ heading, messages }) => (
        <div key={heading}>
          <p className="Drafts-heading title-xs">{heading}</p>
          <div className="PhoneScreen" data-tone="light">
            <p className="PhoneScreen-title">{title}</p>
            <MessageBubbles messages={messages} />
          </div>
        </div>
      ))}
    </Drawing>
  );
}
