import { Drawing } from "../../components/Drawing";
import "./WeekLine.css";

export interface WeekLineProps {
  readonly total: number;
  /** The first lit week. All later ones are lit, too. */
  readonly litFrom: number;
  /** The word before the number of a week. */
  readonly label: string;
  readonly alt: string;
}

/** Weeks as suns on a horizon, the last ones lit. */
export function WeekLine({ total, litFrom, label, alt }: WeekLineProps) {
  const weeks = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <Drawing className="WeekLine" alt={alt}>
      {weeks.map((week) => (
        <div key={week} className={week >= litFrom ? "WeekLine-lit" : undefined}>
          <svg
            data-draws=""
            viewBox="0 0 48 24"
            fill="none"
            strokeWidth="1.5"
            preserveAspectRatio="xMidYMax"
            aria-hidden="true"
          >
            <path d="M4 24a20 20 0 0 1 40 0Z" />
          </svg>
          <span>
            {label} {week}
          </span>
        </div>
      ))}
    </Drawing>
  );
}
