import type { CrowdName } from "./drawn/crowd";
import { litCrowd } from "./drawn/litCrowd";

/** How much of the night covers what is in the shade. */
const NIGHT_SHARE = 0.55;

/**
 * People of a crowd in their colours and in light from the right, down to their feet, defined once in a document and used by
 * `litPersonUse`. What is in the shade is covered with the outline in the colour of the night. Needs `CrowdSymbols` around it.
 */
export function LitCrowdSymbols({ names }: { names: Iterable<CrowdName> }) {
  return (
    <svg
      className="visually-hidden"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: [...new Set(names)].map(symbol).join("") }}
    />
  );
}

function symbol(name: CrowdName): string {
  const { shade, shapes } = litCrowd[name];
  const colored = shapes.map(([d, token]) => `<path fill="var(--${token})" d="${d}"/>`).join("");
  return (
    `<clipPath id="shade-${name}"><path d="${shade}"/></clipPath>` +
    `<g id="lit-${name}">${colored}<use href="#crowd-${name}" clip-path="url(#shade-${name})" fill="var(--unseen)" fill-opacity="${NIGHT_SHARE}"/></g>`
  );
}

/** A lit person of the crowd with its left edge at `x`, as markup. */
export function litPersonUse(name: CrowdName, x: number): string {
  return `<use href="#lit-${name}"${x === 0 ? "" : ` x="${x}"`}/>`;
}
