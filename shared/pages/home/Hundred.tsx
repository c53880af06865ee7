import { crowd, type CrowdName } from "../../story/people/crowd";
import { MIDDLE, NICHE_HEIGHT, NICHE_WIDTH } from "../../story/people/niche";
import { PersonSymbols, symbolOf } from "../../story/people/PersonSymbols";
import "./Hundred.css";

/** A row at a desk is two strips side by side; on a phone each strip is a row. */
const STRIPS = 8;
/** Strips take turns: thirteen people, or twelve who stand in the gaps of the thirteen. */
const IN_STRIP = [13, 12] as const;
/** From one person to the next: less than a person is wide, so that shoulders overlap. */
const STEP = 0.82 * NICHE_WIDTH;
const STRIP_WIDTH = 12.5 * STEP;
/** Below their shoulders a row is one mass, down to where the row before it hides it. */
const MASS = `M${-STEP} 226H${STRIP_WIDTH + STEP}V${2 * NICHE_HEIGHT}H${-STEP}Z`;

const names = Object.keys(crowd) as readonly CrowdName[];

const PEOPLE_IN_ALL = 100;

interface HundredProps {
  /** How many of them are seen. */
  readonly lit: number;
}

/** A hundred people in rows from edge to edge, some of them seen; the light crosses them all when the page opens. */
export function Hundred({ lit }: HundredProps) {
  const people = Array.from({ length: PEOPLE_IN_ALL }, (_, index) => ({
    // So that nobody stands beside or before somebody alike.
    name: names[(index * 4 + Math.floor(index / 9)) % names.length] ?? "bob",
    // Each of the hundred has a place of its own in this order, which scatters them; the first are not behind Dana.
    isLit: (index * 73 + 59) % PEOPLE_IN_ALL < lit,
  }));
  return (
    <div className="Hundred" aria-hidden="true">
      <svg className="Hundred-symbols">
        <PersonSymbols />
      </svg>
      {Array.from({ length: STRIPS }, (_, strip) => (
        <Strip key={strip} strip={strip} people={people} />
      ))}
    </div>
  );
}

interface StripProps {
  readonly strip: number;
  readonly people: readonly { readonly name: CrowdName; readonly isLit: boolean }[];
}

function Strip({ strip, people }: StripProps) {
  const [odd, even] = IN_STRIP;
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
            <path d={litBody(name, x ?? 0)} />
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

/** The light goes on below the shoulders, down to where the row in front hides it. */
function litBody(name: CrowdName, x: number): string {
  return `M${x + MIDDLE} ${NICHE_HEIGHT}h${crowd[name].build.shoulders}v${NICHE_HEIGHT}h${-crowd[name].build.shoulders}Z`;
}
