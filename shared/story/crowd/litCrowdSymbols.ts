import { crowd, type CrowdName } from "./drawn/crowd";
import { litCrowd } from "./drawn/litCrowd";
import { BOTTOM, FEET, MIDDLE } from "../../people/niche";

/** How much of the night covers what is in the shade. */
const NIGHT_SHARE = 0.55;

/**
 * People of a crowd in their colours and in light from the right, down to their feet, as symbols for `CrowdSymbols`. What is in
 * the shade is covered with the outline in the colour of the night.
 */
export function litCrowdSymbols(names: Iterable<CrowdName>): string {
  return [...new Set(names)].map(symbol).join("");
}

function symbol(name: CrowdName): string {
  const { shade, shapes } = litCrowd[name];
  const colored = shapes.map(([d, token]) => `<path fill="var(--${token})" d="${d}"/>`).join("");
  const body = `<path d="M${MIDDLE - crowd[name].shoulders} ${BOTTOM - 2}H${MIDDLE}V${FEET}H${MIDDLE - crowd[name].shoulders}Z"/>`;
  return (
    `<clipPath id="shade-${name}"><path d="${shade}"/></clipPath>` +
    `<g id="lit-${name}">${colored}<g clip-path="url(#shade-${name})" fill="var(--unseen)" opacity="${NIGHT_SHARE}"><use href="#crowd-${name}"/>${body}</g></g>`
  );
}

/** A lit person of the crowd with its left edge at `x`, as markup. */
export function litPersonUse(name: CrowdName, x: number): string {
  return `<use href="#lit-${name}"${x === 0 ? "" : ` x="${x}"`}/>`;
}
