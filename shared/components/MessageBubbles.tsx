import type { Message } from "./message";
import { MessageBubble } from "./MessageBubble";

/** The bubbles of a conversation. */
export function MessageBubbles({ messages }: { messages: readonly Message[] }) {
  return (
    <>
      {messages.map(({ from, text }) => (
        <MessageBubble key={text} from={from} text={text} />
      ))}
    </>
  );
}
