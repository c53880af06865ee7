import { threadSample } from "../samples";
import { Drawing } from "./Drawing";
import { MessageBubbles } from "./MessageBubbles";
import { PhoneScreen } from "./PhoneScreen";

/** A phone that shows the sample conversation; a drawing, read out as one sentence. */
export function PhoneThread() {
  return (
    <Drawing className="PhoneScreen" alt={threadSample.alt} data-tone="light">
      <PhoneScreen>
        <MessageBubbles messages={threadSample.messages} />
      </PhoneScreen>
    </Drawing>
  );
}
