import { crowd, type CrowdName } from "./drawn/crowd";
import { litCrowd, shade } from "./drawn/litCrowd";

/** How much darker the colours are in the shade. */
const SHADE = 0.45;

const PEOPLE = Object.entries(crowd).map(
  ([name, silhouette]) => `<path id="crowd-${name}" d="${silhouette}"/>`,
);

/**
 * The people of the crowd, defined once in a document and used by `personUse` and `litPersonUse`. Each is 200 × 260 units. A
 * silhouette takes the `fill` of its `<use>`.
 */
export function CrowdSymbols({ litNames }: { litNames: Iterable<CrowdName> }) {
  const lit = [...new Set(litNames)].map(litSymbol);
  return (
    <svg
      className="visually-hidden"
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: `<defs>${PEOPLE.join("")}<clipPath id="shade"><path d="${shade}"/></clipPath>${lit.join("")}</defs>`,
      }}
    />
  );
}

/** Somebody in colours. Those in the shade are darkened with black, so that skin does not turn grey. */
function litSymbol(name: CrowdName): string {
  const colored = litCrowd[name].map(([d, token]) => `<path fill="var(--${token})" d="${d}"/>`).join("");
  return `<g id="lit-${name}">${colored}<use href="#crowd-${name}" clip-path="url(#shade)" fill="var(--hair-black-shade)" fill-opacity="${SHADE}"/></g>`;
}

/** A person of the crowd with its left edge at `x`, as markup. */
export function personUse(name: CrowdName, x: number): string {
  return `<use href="#crowd-${name}"${x === 0 ? "" : ` x="${x}"`}/>`;
}

/** The same in the light. */
export function litPersonUse(name: CrowdName, x: number): string {
  return `<use href="#lit-${name}"${x === 0 ? "" : ` x="${x}"`}/>`;
}
