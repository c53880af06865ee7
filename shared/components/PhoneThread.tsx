import { Drawing } from "./Drawing";
import { threadSample } from "../samples";
import { MessageBubbles } from "./MessageBubbles";

/** An illustration of a phone with the sample conversation; its alternative text is one sentence. */
export function PhoneThread() {
  return (
    <Drawing className="PhoneThread" alt={threadSample.alt} data-tone="light">
      <p className="PhoneThread-title">{threadSample.title}</p>
      <p className="PhoneThread-time">{threadSample.time}</p>
      <MessageBubbles messages={threadSample.messages} />
    </Drawing>
  );
}
