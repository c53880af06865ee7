import { pointAt } from "../arc";
import { cx } from "../../components/cx";
import "./HourArch.css";

const RADIUS = 190;
const DOT_RADIUS = 6.5;
/** The radius of the last dot, which is the sun. */
const SUN_RADIUS = 13;
/** The radius of a lit dot if several are lit: the largest that leaves a gap between them. */
const BEST_RADIUS = 10;
const MARGIN = 16;
const HORIZON = RADIUS + MARGIN;
const WIDTH = 2 * HORIZON;
const ARCH = { x: WIDTH / 2, y: HORIZON, radius: RADIUS };

interface HourArchProps {
  readonly hours: number;
  /** The first and last lit hour, counted from 0. Without it only the last dot is lit, as the sun. */
  readonly best?: { readonly from: number; readonly to: number };
}

/** Hours as an arch of dots over a horizon: from night at the left to the sun at the right, or with the best hours lit. */
export function HourArch({ hours, best }: HourArchProps) {
  const dots = Array.from({ length: hours }, (_, hour) => pointAt(ARCH, (hour * 180) / (hours - 1)));
  const isBest = (hour: number) => best !== undefined && hour >= best.from && hour < best.to;
  const radiusOf = (hour: number) => {
    if (isBest(hour)) return BEST_RADIUS;
    return !best && hour === hours - 1 ? SUN_RADIUS : DOT_RADIUS;
  };
  return (
    <svg
      className={cx("HourArch", best && "HourArch-best")}
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
