import { cx } from "../../components/cx";
import "./TickRail.css";

interface TickRailProps {
  readonly lit: number;
  readonly total: number;
  /** A notch after so many ticks, for comparison, with its label below the rail. */
  readonly notch?: { readonly after: number; readonly label: string };
  /** The class with which the surrounding component places the rail. */
  readonly className?: string;
}

const STEP = 4.8;
const HEIGHT = 40;

/** A row of ticks with the first `lit` ones lit. The last lit tick is higher than the others. */
export function TickRail({ lit, total, notch, className }: TickRailProps) {
  const ticks = (from: number, to: number, top: number) =>
    Array.from({ length: to - from }, (_, index) => `M${x(from + index)} ${top}V${HEIGHT}`).join("");
  const rail = (
    <svg
      className={cx("TickRail", className)}
      data-draws=""
      viewBox={`0 0 ${x(total - 1) + 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="TickRail-lit" d={ticks(0, lit - 1, 10)} />
      <path className="TickRail-last" d={ticks(lit - 1, lit, 0)} />
      <path className="TickRail-unlit" d={ticks(lit, total, 18)} />
      {notch ? <path className="TickRail-notch" d={`M${x(notch.after) - STEP / 2} 0V${HEIGHT + 6}`} /> : null}
    </svg>
  );
  if (!notch) return rail;
  return (
    <>
      {rail}
      {/* An svg of its own, because the rail is stretched. */}
      <svg className="TickRail-labels" aria-hidden="true">
        <text x={`${((notch.after - 0.5) / (total - 1)) * 100}%`} y="0.9em" textAnchor="middle">
          {notch.label}
        </text>
      </svg>
    </>
  );
}

function x(index: number): number {
  return Math.round((1 + index * STEP) * 10) / 10;
}
