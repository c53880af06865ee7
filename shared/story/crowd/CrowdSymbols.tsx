import { crowd, type CrowdName } from "./drawn/crowd";
import { rowsMarkup } from "./standingRows";

interface CrowdSymbolsProps {
  /** Whether the page shows a `StandingCrowd`. */
  readonly hasRows?: boolean;
  /** Markup of further symbols. */
  readonly more?: string;
}

/**
 * Silhouettes for crowds, defined once in a document and used by `personUse` and `StandingCrowd`. Each is 200 × 260 units. It takes
 * the `fill` of its `<use>`.
 */
export function CrowdSymbols({ hasRows = false, more = "" }: CrowdSymbolsProps) {
  return (
    <svg
      className="visually-hidden"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<defs>${PEOPLE}${hasRows ? rowsMarkup() : ""}${more}</defs>` }}
    />
  );
}

const PEOPLE = Object.entries(crowd)
  .map(([name, { silhouette }]) => `<path id="crowd-${name}" d="${silhouette.join("")}"/>`)
  .join("");

/** A person of the crowd with its left edge at `x`, as markup. */
export function personUse(name: CrowdName, x: number): string {
  return `<use href="#crowd-${name}"${x === 0 ? "" : ` x="${x}"`}/>`;
}
