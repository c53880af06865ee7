import { CrowdSymbols, litPersonUse, personUse } from "./crowd/CrowdSymbols";
import { NICHE_HEIGHT, NICHE_WIDTH } from "../../people/niche";
import { peopleInRows } from "./peopleInRows";
import "./HundredPeople.css";

/** The rows, from back to front. */
const ROWS = ["farthest", "far", "near", "nearest"] as const;
/** On wide screens a row is two strips side by side; on a phone it is one strip. */
const STRIPS = 2 * ROWS.length;
/** Strips alternate between thirteen people and twelve, who stand in the gaps of the thirteen. */
const IN_STRIP = [13, 12] as const;
/** The distance between people. It is less than a person's width, so that shoulders overlap. */
const STEP = 0.82 * NICHE_WIDTH;
const STRIP_WIDTH = 12.5 * STEP;
/**
 * Below the shoulders a row is a single shape. It continues down to where the row in front hides it. On wide screens the first
 * strip of a row draws it for both: that of the second strip would cover the last person of the first.
 */
const MASS = `M${-STEP} 226H${2 * STRIP_WIDTH + STEP}V${2 * NICHE_HEIGHT}H${-STEP}Z`;

interface HundredProps {
  /** How many people are lit. */
  readonly lit: number;
}

/** A hundred people in rows from edge to edge, some of them lit. When the page opens, a light moves across them. */
export function HundredPeople({ lit }: HundredProps) {
  const people = peopleInRows(lit);
  const litNames = people.filter(({ isLit }) => isLit).map(({ name }) => name);
  return (
    <>
      <CrowdSymbols litNames={litNames} />
      <div className="HundredPeople" aria-hidden="true">
        {Array.from({ length: STRIPS }, (_, strip) => (
          <Strip key={strip} strip={strip} people={people} />
        ))}
      </div>
    </>
  );
}

interface StripProps {
  readonly strip: number;
  readonly people: ReturnType<typeof peopleInRows>;
}

function Strip({ strip, people }: StripProps) {
  const [odd, even] = IN_STRIP;
  const isOdd = strip % 2 === 0;
  const row = Math.floor(strip / 2);
  const first = row * (odd + even) + (isOdd ? 0 : odd);
  const inStrip = people.slice(first, first + (isOdd ? odd : even));
  const drawings = inStrip.map(({ name, isLit }, place) => {
    const x = place * STEP + (isOdd ? 0 : STEP / 2);
    return isLit ? litPersonUse(name, x) : personUse(name, x);
  });
  return (
    <svg
      className={`HundredPeople-${ROWS[row]}`}
      viewBox={`0 0 ${STRIP_WIDTH} ${NICHE_HEIGHT}`}
      dangerouslySetInnerHTML={{ __html: `<path d="${MASS}"/>${drawings.join("")}` }}
    />
  );
}
