import { markShape } from "../company";
import { cx } from "./cx";
import "./Mark.css";

interface MarkProps {
  /** The class with which the surrounding component places the mark. */
  readonly className?: string;
}

/** The logo's mark: an arch that gets thinner to the right, with a rising dot inside. */
export function Mark({ className }: MarkProps) {
  return (
    <svg className={cx("Mark", className)} viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
      <path d={markShape.arch} fill="currentColor" />
      <circle {...markShape.sun} className="Mark-sun" />
    </svg>
  );
}
