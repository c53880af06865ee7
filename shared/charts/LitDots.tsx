import "./LitDots.css";

interface LitDotsProps {
  readonly total: number;
  readonly lit: number;
  readonly rows: number;
  /** Which dots are lit: the last ones, the first ones, or those from this index on. Dots are counted down the columns. */
  readonly litFrom?: "end" | "start" | number;
  /** Lights the dots one after the other when the page opens. */
  readonly hasFirstLight?: boolean;
  /** `outlined`: lit dots have a line of ink around them. `glowing`: they have a glow. */
  readonly lights?: "outlined" | "glowing";
  /** For a small drawing, in which faint rings would hardly be visible. */
  readonly isSmall?: boolean;
}

const STEP = 22.5;
const MARGIN = 6;
const RING_RADIUS = 4.6;
const RING = [1, -1]
  .map((side) => `a${RING_RADIUS} ${RING_RADIUS} 0 1 0 ${side * RING_RADIUS * 2} 0`)
  .join("");
const DOT_RADIUS = 5.5;

/** One dot for each person of a population: rings for those unseen, lit dots for those seen. */
export function LitDots({ total, lit, rows, litFrom = "end", hasFirstLight, lights, isSmall }: LitDotsProps) {
  const firstLit = litFrom === "end" ? total - lit : litFrom === "start" ? 0 : litFrom;
  const dots = Array.from({ length: total }, (_, index) => ({
    x: MARGIN + Math.floor(index / rows) * STEP,
    y: MARGIN + (index % rows) * STEP,
    isLit: index >= firstLit && index < firstLit + lit,
  }));
  const width = MARGIN * 2 + (Math.ceil(total / rows) - 1) * STEP;
  const height = MARGIN * 2 + (rows - 1) * STEP;
  const kinds = [lights, hasFirstLight && "firstLight", isSmall && "small"].filter(Boolean);
  const rings = (isLit: boolean) => dots.filter((dot) => dot.isLit === isLit).map(ring);
  return (
    <svg
      className={["LitDots", ...kinds.map((kind) => `LitDots-${kind}`)].join(" ")}
      data-draws={hasFirstLight ? undefined : ""}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="LitDots-unlit" d={rings(false).join("")} />
      {/* Dark dots below the lit ones. They show until the lit ones fade in. */}
      {hasFirstLight ? <path className="LitDots-waiting" d={rings(true).join("")} /> : null}
      <g className="LitDots-light">
        {dots
          .filter(({ isLit }) => isLit)
          .map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="LitDots-lit" cx={x} cy={y} r={DOT_RADIUS} />
          ))}
      </g>
    </svg>
  );
}

/** Path data, so that all rings are one path instead of a hundred elements. */
function ring({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${Math.round((x - RING_RADIUS) * 10) / 10} ${y}${RING}`;
}
