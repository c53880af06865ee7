import { registry } from "../danasStory";
import "./PersonTimeline.css";

/** What was sent and answered, from night to day. What follows an offer is there, and shown once it is made. */
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
