import { registry } from "../danasStory";
import "./PersonTimeline.css";

/**
 * What was sent and answered, in colours from night to day. Events after the offer are in the document from the start, but
 * visible only once the offer is made.
 */
export function PersonTimeline() {
  return (
    <ol className="PersonTimeline">
      {registry.opened.timeline.map(({ at, what, ...event }) => (
        <li key={what} data-after={"followsOffer" in event ? "" : undefined}>
          <span className="PersonTimeline-time">{at}</span>{" "}
          <span className="PersonTimeline-event">{what}</span>
        </li>
      ))}
    </ol>
  );
}
