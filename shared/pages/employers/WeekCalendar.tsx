import { RunningText } from "../../components/RunningText";
import type { TitledText } from "../../components/TitledList";
import "./WeekCalendar.css";

export interface Day {
  readonly name: string;
  /** What happens. Nothing does on a day without. */
  readonly entry?: TitledText;
}

/** A working week as a strip of a calendar: five days, each with what happens in it. On a narrow screen they are rows. */
export function WeekCalendar({ days }: { days: readonly Day[] }) {
  return (
    <ol className="WeekCalendar forced-edge" data-tone="light">
      {days.map(({ name, entry }) => (
        <li key={name}>
          <p className="WeekCalendar-day">{name}</p>
          {entry ? (
            <div className="WeekCalendar-entry">
              <h3 className="title-xs">{entry.title}</h3>
              <p>
                <RunningText text={entry.body} />
              </p>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
