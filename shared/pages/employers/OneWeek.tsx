import type { TitledText } from "../../components/HairlineList";

export interface WeekDay extends TitledText {
  readonly day: string;
}

interface OneWeekProps {
  readonly alt: string;
  /** The working days in order; a day without words stays a ring on the horizon. */
  readonly days: readonly (WeekDay | undefined)[];
}

/** A working week on one horizon, a lit dot for each day on which something happens. */
export function OneWeek({ alt, days }: OneWeekProps) {
  return (
    <div className="OneWeek">
      <span className="OneWeek-horizon" role="img" aria-label={alt} />
      <ol>
        {days.map((item, index) =>
          item ? (
            <li key={item.day}>
              <p>{item.day}</p>
              <h3 className="title-xs">{item.title}</h3>
              <p>{item.body}</p>
            </li>
          ) : (
            <li key={index} className="OneWeek-ring" aria-hidden="true" />
          ),
        )}
      </ol>
    </div>
  );
}
