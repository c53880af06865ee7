import { markShape } from "../company";
import "./Mark.css";

/** The logo's mark: an arch that gets thinner to the right, with a rising dot inside. */
export function Mark() {
  return (
    <svg className="Mark" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
      <path d={markShape.arch} fill="currentColor" />
      <circle {...markShape.sun} className="Mark-sun" />
    </svg>
  );
}
