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
  const litDots = dots.filter(({ isLit }) => isLit);
  const unlitDots = dots.filter(({ isLit }) => !isLit);
  return (
    <svg
      className={["LitDots", ...kinds.map((kind) => `LitDots-${kind}`)].join(" ")}
      data-draws={hasFirstLight ? undefined : ""}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="LitDots-unlit" d={circles(unlitDots, RING_RADIUS)} />
      {/* Dark dots below the lit ones. They show until the lit ones fade in. */}
      {hasFirstLight ? <path className="LitDots-waiting" d={circles(litDots, RING_RADIUS)} /> : null}
      <g className="LitDots-light">
        {hasFirstLight ? (
          litDots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="LitDots-lit" cx={x} cy={y} r={DOT_RADIUS} />
          ))
        ) : (
          <path className="LitDots-lit" d={circles(litDots, DOT_RADIUS)} />
        )}
      </g>
    </svg>
  );
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Path data, so that all circles are one path instead of a hundred elements. Each is an arc that ends next to its start. */
function circles(dots: readonly Dot[], radius: number): string {
  return dots
    .map(({ x, y }) => `M${x} ${Math.round((y - radius) * 10) / 10}a${radius} ${radius} 0 1 0 .01 0z`)
    .join("");
}
