import { arcPath } from "../arc";
import { cx } from "../../components/cx";
import "../levels.css";
import "./RiskMark.css";

/** How likely somebody is to need care soon. */
export type RiskLevel = "High" | "Medium" | "Low";

/** How much of the arch is drawn, in thirds of a half circle. */
const thirds: Record<RiskLevel, number> = { Low: 1, Medium: 2, High: 3 };

const ARCH = { x: 18, y: 18, radius: 14 };

interface RiskMarkProps {
  readonly level: RiskLevel;
  /** The class with which the surrounding component places the mark. */
  readonly className?: string;
}

/** A small arch that shows a risk level, beside the word for it. */
export function RiskMark({ level, className }: RiskMarkProps) {
  return (
    <svg
      className={cx("RiskMark", className)}
      viewBox="0 0 36 20"
      fill="none"
      strokeWidth="5"
      aria-hidden="true"
    >
      <path d={arcPath(ARCH, 0, 180)} />
      <path data-level={level.toLowerCase()} d={arcPath(ARCH, 0, thirds[level] * 60)} />
    </svg>
  );
}
