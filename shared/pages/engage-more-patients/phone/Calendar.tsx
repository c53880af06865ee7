import { useId } from "react";
import { calendar } from "../../../story/danasStory";
import { photoPath } from "../../../components/photoPath";
import { StepNumber } from "../StepNumber";
import { cx } from "../../../components/cx";
import "./Calendar.css";

interface Booking {
  /** Whether the offered slot is booked. */
  readonly isBooked: boolean;
  /** Whether the booking is not lit yet, because the conversation is still playing. */
  readonly isAhead: boolean;
}

interface CalendarProps extends Booking {
  /** The class with which the surrounding component places the calendar. */
  readonly className?: string;
}

/** The first visits of a day, as staff see them: slots side by side. */
export function Calendar({ isBooked, isAhead, className }: CalendarProps) {
  const title = useId();
  return (
    <div className={cx("Calendar forced-edge", className)} data-tone="light">
      <p id={title} className="Calendar-title">
        <StepNumber step={1} isInPicture />
        {calendar.title}
      </p>
      <ol className="Calendar-slots" aria-labelledby={title}>
        {calendar.slots.map((slot) => (
          <li key={slot.at}>
            <span className="Calendar-time">{slot.at}</span>
            {"fills" in slot ? (
              <span className="Calendar-slot" data-kind={isBooked ? "visit" : "open"}>
                {isBooked ? <Visit who={slot.who} isAhead={isAhead} /> : calendar.open}
              </span>
            ) : (
              <span className="Calendar-slot" data-kind={slot.who === calendar.open ? "open" : "taken"}>
                {slot.who}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Visit({ who, isAhead }: { who: string; isAhead: boolean }) {
  return (
    <span className="Calendar-visit forced-edge" data-ahead={isAhead ? "" : undefined}>
      <img src={photoPath("Dana")} alt="" width={200} height={260} aria-hidden="true" />
      <span>{who}</span>
    </span>
  );
}
