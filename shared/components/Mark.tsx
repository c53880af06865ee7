import { markShape } from "./markShape";

/** The mark: an arch that thins to the right, with the dot rising in it. */
export function Mark() {
  return (
    <svg className="Mark" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
      <path d={markShape.arch} fill="currentColor" />
      <circle {...markShape.sun} className="Mark-sun" />
    </svg>
  );
}
