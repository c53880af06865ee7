import { arcPath } from "../arc";
import { cx } from "../../components/cx";
import "../levels.css";
import "./RiskMark.css";

/** How likely somebody is to need care soon. */
export type RiskLevel = "High" | "Medium" | "Low";

const WHOLE_ARCH = 180;

/** How much of the arch is lit, in degrees. */
const degrees: Record<RiskLevel, number> = { Low: 60, Medium: 120, High: WHOLE_ARCH };

const ARCH = { x: 18, y: 18, radius: 14 };

interface RiskMarkProps {
  readonly level: RiskLevel;
  /** The class with which the surrounding component places the mark. */
  readonly className?: string;
}

/** A small arch that shows a risk level, beside the word for it. */
export function RiskMark({ level, className }: RiskMarkProps) {
  const lit = degrees[level];
  return (
    <svg
      className={cx("RiskMark", className)}
      viewBox="0 0 36 20"
      fill="none"
      strokeWidth="5"
      aria-hidden="true"
    >
      {lit < WHOLE_ARCH ? <path d={arcPath(ARCH, 0, WHOLE_ARCH)} /> : null}
      <path data-level={level.toLowerCase()} d={arcPath(ARCH, 0, lit)} />
    </svg>
  );
}
