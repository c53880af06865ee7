import { useId } from "react";
import { calendar } from "../danasStory";
import { dana } from "../people/drawn/dana";
import { SEEN } from "../people/light";
import { Person } from "../people/Person";
import { useIsLive } from "../../components/useIsLive";
import "./Calendar.css";

export interface Booking {
  /** Whether the offered slot is booked. */
  readonly isBooked: boolean;
  /** Whether the screen does not show the booking yet, because the conversation is still playing. */
  readonly isAhead: boolean;
}

/** The first visits of a day, as staff see them. */
export function Calendar({ isBooked, isAhead }: Booking) {
  const title = useId();
  const isLive = useIsLive();
  return (
    <div className="Calendar forced-edge" data-tone="light" data-live={isLive ? "" : undefined}>
      <p id={title} className="Calendar-title">
        {calendar.title}
      </p>
      <ol className="Calendar-slots" aria-labelledby={title}>
        {calendar.slots.map((slot) => (
          <li key={slot.at}>
            <span className="Calendar-time">{slot.at}</span>
            {"fills" in slot ? (
              <span className="Calendar-slot" data-kind="fills">
                {isBooked && !isAhead ? null : (
                  <span
                    className="Calendar-open"
                    data-covered={isAhead ? "" : undefined}
                    aria-hidden={isAhead}
                  >
                    {calendar.open}
                  </span>
                )}
                {isBooked ? <Visit who={slot.who} isAhead={isAhead} /> : null}
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
      <Person person={dana} lit={SEEN} hour={2} />
      {who}
    </span>
  );
}
