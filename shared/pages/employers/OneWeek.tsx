import type { TitledText } from "../../components/TitledList";
import { readOutAs } from "../../components/Drawing";
import "./OneWeek.css";

export interface WeekDay {
  readonly day: string;
  /** Without an event the day is only a ring with its name. */
  readonly event?: TitledText;
}

interface OneWeekProps {
  readonly alt: string;
  readonly days: readonly WeekDay[];
}

/** A working week on a horizon, with a lit dot for each day that has an event. */
export function OneWeek({ alt, days }: OneWeekProps) {
  return (
    <div className="OneWeek">
      <span className="OneWeek-horizon" {...readOutAs(alt)} />
      <ol className="columns">
        {days.map(({ day, event }) =>
          event ? (
            <li key={day}>
              <p>{day}</p>
              <h3 className="title-xs">{event.title}</h3>
              <p>{event.body}</p>
            </li>
          ) : (
            <li key={day} className="OneWeek-ring">
              <p>{day}</p>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
