import { registry } from "../danasStory";
import "./PersonTimeline.css";

interface PersonTimelineProps {
  readonly isBooked: boolean;
  /** Whether the visitor has just made the offer. */
  readonly hasJustBooked: boolean;
}

/**
 * What was sent and answered, in colours from night to day. Events after the offer are labelled from the start, and lit once the
 * offer is made.
 */
export function PersonTimeline({ isBooked, hasJustBooked }: PersonTimelineProps) {
  return (
    <ol className="PersonTimeline" data-pressed={hasJustBooked ? "" : undefined}>
      {registry.opened.timeline.map(({ at, what, ...event }) => (
        <li key={what} data-ahead={"followsOffer" in event && !isBooked ? "" : undefined}>
          <span className="PersonTimeline-time">{at}</span>{" "}
          <span className="PersonTimeline-event">{what}</span>
        </li>
      ))}
    </ol>
  );
}
