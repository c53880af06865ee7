import { readOutAs } from "../../components/Drawing";
import "./HourTicks.css";

const HOURS = 24;
const HOUR_WIDTH = 50;
const WIDTH = HOURS * HOUR_WIDTH;
const HEIGHT = 40;
/** Aligns the first mark with the words above the rail. */
const FIRST_HOUR_AT = 12;

interface HourTicksProps {
  /** How many hours are marked: the first of the day and every `hoursBetween` after it. */
  readonly marks: number;
  readonly hoursBetween: number;
  readonly alt: string;
}

/** A day as a rail of twenty-four ticks, some of them marked from night to sunrise. */
export function HourTicks({ marks, hoursBetween, alt }: HourTicksProps) {
  const at = (hour: number) => FIRST_HOUR_AT + hour * HOUR_WIDTH;
  const ticks = Array.from({ length: HOURS }, (_, hour) => `M${at(hour)} 11v18`);
  return (
    <svg
      className="HourTicks HourTicks-hours"
      data-draws=""
      strokeWidth="1.5"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...readOutAs(alt)}
    >
      <path d={ticks.join("")} />
      {Array.from({ length: marks }, (_, index) => (
        <circle key={index} cx={at(index * hoursBetween)} cy={HEIGHT / 2} r="11" />
      ))}
    </svg>
  );
}
