import { arcPath } from "../../charts/arc";
import "./Flywheel.css";

const CENTER = { x: 75, y: 75 };
const OUTER_RADIUS = 66;
const THINNEST = 5;
const THICKEST = 16;
const GAP_DEGREES = 4;

/** A ring with one arc for each stage, each thicker than the one before. */
export function Flywheel({ stages }: { stages: number }) {
  const sweep = 360 / stages;
  return (
    <svg data-draws="" viewBox="0 0 150 150" aria-hidden="true">
      {Array.from({ length: stages }, (_, index) => {
        const width = Math.round((THINNEST + (index * (THICKEST - THINNEST)) / (stages - 1)) * 10) / 10;
        const start = 90 + index * sweep;
        const ring = { ...CENTER, radius: OUTER_RADIUS - width / 2 };
        return (
          <path
            key={start}
            className="Flywheel-stage"
            strokeWidth={width}
            d={arcPath(ring, start + GAP_DEGREES / 2, start + sweep - GAP_DEGREES / 2)}
          />
        );
      })}
    </svg>
  );
}
