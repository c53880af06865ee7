import { crowd, type CrowdName } from "../../story/people/crowd";
import { NICHE_HEIGHT, NICHE_WIDTH } from "../../story/people/niche";
import { PersonSymbols, symbolOf } from "../../story/people/PersonSymbols";
import "./Hundred.css";

/** A row at a desk is two strips side by side; on a phone each strip is a row. */
const STRIPS = 8;
/** Strips take turns: thirteen people, or twelve who stand in the gaps of the thirteen. */
const PEOPLE = [13, 12] as const;
/** From one person to the next: less than a person is wide, so that shoulders overlap. */
const STEP = 0.8 * NICHE_WIDTH;
const STRIP_WIDTH = 12.5 * STEP;
/** Below their shoulders a row is one mass, down to where the row before it hides it. */
const MASS = `M${-STEP} 226H${STRIP_WIDTH + STEP}V${2 * NICHE_HEIGHT}H${-STEP}Z`;

const names = Object.keys(crowd) as readonly CrowdName[];

/** Fifteen, more of them where the light comes from. */
const lit = new Set([8, 11, 20, 23, 31, 37, 45, 48, 60, 61, 73, 84, 87, 94, 97]);

const people = Array.from({ length: 100 }, (_, index) => ({
  // So that nobody stands beside or before somebody alike.
  name: names[(index * 4 + Math.floor(index / 9)) % names.length] ?? "bob",
  isLit: lit.has(index),
}));

/** A hundred people in rows from edge to edge, of whom fifteen are seen; the light crosses them when the page opens. */
export function Hundred() {
  return (
    <div className="Hundred" aria-hidden="true">
      <svg className="Hundred-symbols">
        <PersonSymbols />
      </svg>
      {Array.from({ length: STRIPS }, (_, strip) => (
        <Strip key={strip} strip={strip} />
      ))}
    </div>
  );
}

function Strip({ strip }: { strip: number }) {
  const [odd, even] = PEOPLE;
  const isOdd = strip % 2 === 0;
  const first = Math.floor(strip / 2) * (odd + even) + (isOdd ? 0 : odd);
  const inStrip = people.slice(first, first + (isOdd ? odd : even));
  return (
    <svg viewBox={`0 0 ${STRIP_WIDTH} ${NICHE_HEIGHT}`}>
      <path d={MASS} />
      {inStrip.map(({ name, isLit }, place) => {
        const x = place * STEP + (isOdd ? 0 : STEP / 2) || undefined;
        return isLit ? (
          // oxlint-disable-next-line react/no-array-index-key -- people never move
          <g key={place}>
            <use href={symbolOf(name)} x={x} />
            <use href={symbolOf(name, "light")} x={x} />
          </g>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- people never move
          <use key={place} href={symbolOf(name)} x={x} />
        );
      })}
    </svg>
  );
}
