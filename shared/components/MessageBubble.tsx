import { RunningText } from "./RunningText";
import type { Message } from "./message";
import "./MessageBubble.css";

interface MessageBubbleProps extends Pick<Message, "from" | "text"> {
  /** Whether the conversation is playing, and has not come to this message yet. */
  readonly isAhead?: boolean;
}

/** A message in a bubble: of the clinic at the left, of the patient at the right. */
export function MessageBubble({ from, text, isAhead = false }: MessageBubbleProps) {
  return (
    <p className="MessageBubble forced-edge" data-from={from} data-ahead={isAhead ? "" : undefined}>
      <RunningText text={text} />
    </p>
  );
}
