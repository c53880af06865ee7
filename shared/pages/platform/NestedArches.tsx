import { readOutAs } from "../../components/Drawing";
import { arcPath } from "../../charts/arc";
import "./NestedArches.css";
import "../../charts/stages.css";

interface NestedArchesProps {
  readonly arches: number;
  /** The alternative text. Without it the drawing is decorative and hidden from screen readers. */
  readonly alt?: string;
}

const ARCH_WIDTH = 40;
const GAP = 8;
/** The radius of the half sun in the middle, and the gap between it and the innermost arch. */
const SUN = 24;
const AIR = 26;

/** Concentric half circles around a half sun, in colours from night outside to day inside. */
export function NestedArches({ arches, alt }: NestedArchesProps) {
  const radii = Array.from(
    { length: arches },
    (_, index) => SUN + AIR + ARCH_WIDTH / 2 + (arches - 1 - index) * (ARCH_WIDTH + GAP),
  );
  const height = (radii[0] ?? SUN) + ARCH_WIDTH / 2;
  const center = { x: height, y: height };
  return (
    <svg
      className="NestedArches stages"
      fill="none"
      data-draws=""
      viewBox={`0 0 ${2 * height} ${height}`}
      {...(alt ? readOutAs(alt) : { "aria-hidden": true, focusable: false })}
    >
      {radii.map((radius) => (
        <path
          key={radius}
          className="NestedArches-arch"
          strokeWidth={ARCH_WIDTH}
          d={arcPath({ ...center, radius }, 0, 180)}
        />
      ))}
      <path className="NestedArches-sun" d={arcPath({ ...center, radius: SUN }, 0, 180)} />
    </svg>
  );
}
