import { RunningText } from "./RunningText";
import type { Message } from "./message";
import "./MessageBubble.css";

interface MessageBubbleProps extends Pick<Message, "from" | "text"> {
  /** Whether the conversation is playing, and has not come to this message yet. */
  readonly isAhead?: boolean;
  /** Of words in another language, which nobody needs translated. */
  readonly lang?: string;
}

/** A message in a bubble: of the clinic at the left, of the patient at the right. */
export function MessageBubble({ from, text, isAhead = false, lang }: MessageBubbleProps) {
  return (
    <p
      className="MessageBubble forced-edge"
      data-from={from}
      data-ahead={isAhead ? "" : undefined}
      lang={lang}
      translate={lang ? "no" : undefined}
    >
      <RunningText text={text} />
    </p>
  );
}
