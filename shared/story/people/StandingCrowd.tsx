import type { CrowdName } from "./crowd";
import { symbolOf } from "./PersonSymbols";
import "./StandingCrowd.css";

/** The repeated order of people in a row. Its length is a prime number, so that both rows do not have the same neighbors. */
const ORDER = [
  "bob",
  "bald",
  "headscarf",
  "sweep",
  "dana",
  "flatCap",
  "afro",
] as const satisfies readonly CrowdName[];

const WIDTH = 2600;
const HEIGHT = 260;
const ROWS = [
  { className: "StandingCrowd-back", scale: 0.66, step: 104 },
  { className: "StandingCrowd-front", scale: 0.84, step: 162 },
] as const;

interface StandingCrowdProps {
  /** One in this many people of the front row is lit. Without it nobody is. */
  readonly litEvery?: number;
}

/** Two rows of people from edge to edge, decorative. Needs `PersonSymbols` in the same document. */
export function StandingCrowd({ litEvery }: StandingCrowdProps) {
  return (
    <svg
      className="StandingCrowd"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {ROWS.map(({ className, scale, step }, row) => (
        <g
          key={className}
          className={className}
          transform={`translate(0 ${HEIGHT * (1 - scale)}) scale(${scale})`}
        >
          {Array.from({ length: Math.ceil(WIDTH / step) }, (_, index) => {
            const name = ORDER[(index * (row + 2)) % ORDER.length] ?? "dana";
            const x = Math.round((index * step) / scale) - 40;
            const isLit = row === 1 && litEvery !== undefined && index % litEvery === 0;
            const className = isLit ? "StandingCrowd-light" : undefined;
            return <use key={x} className={className} href={symbolOf(name)} x={x} />;
          })}
        </g>
      ))}
    </svg>
  );
}
