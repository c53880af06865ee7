import { RunningText } from "./RunningText";
import type { Message } from "../story/danasStory";
import "./MessageBubbles.css";

/** The bubbles of a conversation: the clinic's at the left, the patient's at the right. */
export function MessageBubbles({ messages }: { messages: readonly Message[] }) {
  return (
    <>
      {messages.map(({ from, text }) => (
        <p key={text} className="MessageBubble edged" data-from={from}>
          <RunningText text={text} />
        </p>
      ))}
    </>
  );
}
