import { pointAt } from "./arc";
import "./HourArch.css";

const RADIUS = 190;
const DOT_RADIUS = 6.5;
/** The last hour, in which the sun is up. */
const SUN_RADIUS = 13;
/** One of several hours that are lit: as large as leaves room between them. */
const BEST_RADIUS = 10;
const MARGIN = 16;
const HORIZON = RADIUS + MARGIN;
const WIDTH = 2 * HORIZON;
const ARCH = { x: WIDTH / 2, y: HORIZON, radius: RADIUS };

interface HourArchProps {
  readonly hours: number;
  /** The hours that are lit, counted from the first one, which is 0; without them the sun rises in the last one. */
  readonly best?: { readonly from: number; readonly to: number };
}

/** Hours as an arch of dots over one horizon, from night at the left to the sun at the right, or with the best ones lit. */
export function HourArch({ hours, best }: HourArchProps) {
  const dots = Array.from({ length: hours }, (_, hour) => pointAt(ARCH, (hour * 180) / (hours - 1)));
  const isBest = (hour: number) => best !== undefined && hour >= best.from && hour < best.to;
  const radiusOf = (hour: number) => {
    if (isBest(hour)) return BEST_RADIUS;
    return !best && hour === hours - 1 ? SUN_RADIUS : DOT_RADIUS;
  };
  return (
    <svg
      className={best ? "HourArch HourArch-best" : "HourArch"}
      strokeWidth="1.5"
      viewBox={`0 0 ${WIDTH} ${HORIZON + MARGIN}`}
      aria-hidden="true"
    >
      <path d={`M${MARGIN} ${HORIZON}H${WIDTH - MARGIN}`} />
      {dots.map(([x, y], hour) => (
        <circle key={x} data-lit={isBest(hour) ? "" : undefined} cx={x} cy={y} r={radiusOf(hour)} />
      ))}
    </svg>
  );
}
