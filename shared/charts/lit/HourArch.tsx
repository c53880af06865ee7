import { pointAt } from "../arc";
import "./HourArch.css";

const RADIUS = 190;
const DOT_RADIUS = 6.5;
/** The radius of the last dot, which is the sun. */
const SUN_RADIUS = 13;
const MARGIN = 16;
const HORIZON = RADIUS + MARGIN;
const WIDTH = 2 * HORIZON;
const ARCH = { x: WIDTH / 2, y: HORIZON, radius: RADIUS };

interface HourArchProps {
  readonly hours: number;
}

/** Hours as an arch of dots over a horizon, from night at the left to the sun at the right. */
export function HourArch({ hours }: HourArchProps) {
  const dots = Array.from({ length: hours }, (_, hour) => pointAt(ARCH, (hour * 180) / (hours - 1)));
  return (
    <svg
      className="HourArch"
      strokeWidth="1.5"
      viewBox={`0 0 ${WIDTH} ${HORIZON + MARGIN}`}
      aria-hidden="true"
    >
      <path d={`M${MARGIN} ${HORIZON}H${WIDTH - MARGIN}`} />
      {dots.map(([x, y], hour) => (
        <circle key={x} cx={x} cy={y} r={hour === hours - 1 ? SUN_RADIUS : DOT_RADIUS} />
      ))}
    </svg>
  );
}
