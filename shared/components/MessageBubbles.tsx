import { RunningText } from "./RunningText";
import type { Message } from "../story/danasStory";
import "./MessageBubbles.css";

/** The bubbles of a conversation: clinic at the left, patient at the right. */
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
