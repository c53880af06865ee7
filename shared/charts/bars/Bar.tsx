import { cx } from "../../components/cx";
import "./Bar.css";

interface BarProps {
  /** Length as a share of the full width, in percent. */
  readonly percent: number;
  /** Draws the rest of the full width as a pale track. */
  readonly hasTrack?: boolean;
  /** The class with which the surrounding component places the bar. */
  readonly className?: string;
}

const CORNER = 3;

/** A horizontal bar. Its length shows a number. */
export function Bar({ percent, hasTrack, className }: BarProps) {
  const length = `${Math.round(percent * 100) / 100}%`;
  return (
    <svg className={cx("Bar", className)} data-draws="" aria-hidden="true">
      {hasTrack ? <rect className="Bar-track" width="100%" height="100%" rx={CORNER} /> : null}
      <rect className="Bar-length" width={length} height="100%" rx={CORNER} />
    </svg>
  );
}
