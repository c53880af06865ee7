import { RunningText } from "./RunningText";
import type { Message } from "./message";
import "./MessageBubble.css";

/** A message in a bubble: of the clinic at the left, of the patient at the right. */
export function MessageBubble({ from, text }: Pick<Message, "from" | "text">) {
  return (
    <p className="MessageBubble forced-edge" data-from={from}>
      <RunningText text={text} />
    </p>
  );
}
