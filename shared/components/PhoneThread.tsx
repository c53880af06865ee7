import { Drawing } from "./Drawing";
import { threadSample } from "../samples";
import { MessageBubbles } from "./MessageBubbles";

/** A phone that shows the sample conversation; a drawing, read out as one sentence. */
export function PhoneThread() {
  return (
    <Drawing className="PhoneThread" alt={threadSample.alt} data-tone="light">
      <p className="PhoneThread-title">{threadSample.title}</p>
      <p className="PhoneThread-time">{threadSample.time}</p>
      <MessageBubbles messages={threadSample.messages} />
    </Drawing>
  );
}
