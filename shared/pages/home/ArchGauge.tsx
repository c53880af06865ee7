import { arcPath, pointAt } from "../../charts/arc";
import { cx } from "../../components/cx";
import "./ArchGauge.css";
import "../../charts/levels.css";

export interface GaugeSegment {
  /** The share of the half circle in percent. All segments together make 100. */
  readonly percent: number;
  readonly level: "high" | "medium" | "low" | "rest";
}

const CENTER = { x: 120, y: 118 };
const ARC = { ...CENTER, radius: 92 };
const GAP_DEGREES = 1.8;
const DEGREES_PER_PERCENT = 1.8;
const TICKS = [10, 20, 30, 40, 50, 60, 70, 80, 90].map(tick).join("");

interface ArchGaugeProps {
  readonly segments: readonly GaugeSegment[];
  /** The class with which the surrounding component places the gauge. */
  readonly className?: string;
}

/** A half circle above a horizon, divided into segments in proportion to their shares. */
export function ArchGauge({ segments, className }: ArchGaugeProps) {
  const ends = segments.map((_, index) =>
    segments.slice(0, index + 1).reduce((sum, { percent }) => sum + percent * DEGREES_PER_PERCENT, 0),
  );
  return (
    <svg className={cx("ArchGauge", className)} data-draws="" viewBox="0 0 240 120" aria-hidden="true">
      <g className="ArchGauge-segments" fill="none" strokeWidth="22">
        {segments.map(({ level }, index) => {
          const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + GAP_DEGREES / 2;
          const to = index === segments.length - 1 ? 180 : (ends[index] ?? 180) - GAP_DEGREES / 2;
          return <path key={level} data-level={level} d={arcPath(ARC, from, to)} />;
        })}
      </g>
      <path className="ArchGauge-core" d="M92 118a28 28 0 0 1 56 0Z" />
      <path className="ArchGauge-horizon" d="M0 118.5H240" />
      <path className="ArchGauge-tick" d={TICKS} />
    </svg>
  );
}

function tick(percent: number): string {
  const angle = percent * DEGREES_PER_PERCENT;
  const [outerX, outerY] = pointAt({ ...CENTER, radius: 73 }, angle);
  const [innerX, innerY] = pointAt({ ...CENTER, radius: percent === 50 ? 64 : 68 }, angle);
  return `M${outerX} ${outerY}L${innerX} ${innerY}`;
}
