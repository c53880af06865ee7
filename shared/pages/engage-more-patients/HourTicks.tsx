import { readOutAs } from "../../components/Drawing";
import "./HourTicks.css";

const HOURS = 24;
const HOUR_WIDTH = 50;
const WIDTH = HOURS * HOUR_WIDTH;
const HEIGHT = 40;
/** Aligns the first mark with the text above. */
const FIRST_HOUR_AT = 12;

interface HourTicksProps {
  /** How many hours are marked: the first one, and then every `hoursBetween` hours. */
  readonly marks: number;
  readonly hoursBetween: number;
  readonly alt: string;
  /** The class with which the surrounding component places the ticks. */
  readonly className: string;
}

/** The 24 hours of a day as ticks. Some are marked, in colours from night to sunrise. */
export function HourTicks({ marks, hoursBetween, alt, className }: HourTicksProps) {
  const at = (hour: number) => FIRST_HOUR_AT + hour * HOUR_WIDTH;
  const ticks = Array.from({ length: HOURS }, (_, hour) => `M${at(hour)} 11v18`);
  return (
    <svg
      className={`HourTicks HourTicks-hours ${className}`}
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
