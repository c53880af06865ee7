import { useId } from "react";
import { readOutAs } from "../components/Drawing";
import { arcPath } from "./arc";
import "./NestedArches.css";

interface NestedArchesProps {
  readonly alt: string;
  /** The label along each arch, from the outside in. */
  readonly labels: readonly string[];
}

const ARCH_WIDTH = 40;
const GAP = 8;
/** The radius of the half sun that the innermost arch spans, and the air between the two. */
const SUN = 24;
const AIR = 26;
/** The distance from an arch's middle to the baseline that centres its label. */
const BASELINE = 6;

/** Concentric half circles around a half sun, each with a label along its crown. */
export function NestedArches({ alt, labels }: NestedArchesProps) {
  const id = useId();
  const radii = labels.map(
    (_, index) => SUN + AIR + ARCH_WIDTH / 2 + (labels.length - 1 - index) * (ARCH_WIDTH + GAP),
  );
  const height = (radii[0] ?? SUN) + ARCH_WIDTH / 2;
  const center = { x: height, y: height };
  return (
    <svg className="NestedArches" data-draws="" viewBox={`0 0 ${2 * height} ${height}`} {...readOutAs(alt)}>
      {labels.map((label, index) => {
        const radius = radii[index] ?? SUN;
        return (
          <g key={label}>
            <path className="NestedArches-arch" d={arcPath({ ...center, radius }, 0, 180)} />
            <path id={`${id}${index}`} d={arcPath({ ...center, radius: radius - BASELINE }, 0, 180)} />
            <text aria-hidden="true">
              <textPath href={`#${id}${index}`} startOffset="50%">
                {label}
              </textPath>
            </text>
          </g>
        );
      })}
      <path className="NestedArches-sun" d={arcPath({ ...center, radius: SUN }, 0, 180)} />
    </svg>
  );
}
