import { createContext, useContext, type ReactNode } from "react";
import { crowd, type CrowdName } from "./drawn/crowd";
import { rowsMarkup } from "./standingRows";

const HasCrowdSymbols = createContext(false);

interface CrowdSymbolsProps {
  /** Whether the page shows a `StandingCrowd`. */
  readonly hasRows?: boolean;
  /** The page, or the part of it that shows crowds. */
  readonly children: ReactNode;
}

/**
 * Silhouettes for crowds, defined once in a document and used inside by `personUse`, `StandingCrowd` and the registry. Each is
 * 200 × 260 units. It takes the `fill` of its `<use>`.
 */
export function CrowdSymbols({ hasRows = false, children }: CrowdSymbolsProps) {
  return (
    <HasCrowdSymbols value>
      <svg
        className="visually-hidden"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: `<defs>${PEOPLE}${hasRows ? rowsMarkup() : ""}</defs>` }}
      />
      {children}
    </HasCrowdSymbols>
  );
}

const PEOPLE = Object.entries(crowd)
  .map(([name, { silhouette }]) => `<path id="crowd-${name}" d="${silhouette.join("")}"/>`)
  .join("");

/** Draws somebody of the crowd, as markup: by the symbol, where there are symbols. */
export function useCrowdSilhouette(name: CrowdName): string {
  return useContext(HasCrowdSymbols) ? personUse(name, 0) : `<path d="${crowd[name].silhouette.join("")}"/>`;
}

/** A person of the crowd with its left edge at `x`, as markup. */
export function personUse(name: CrowdName, x: number): string {
  return `<use href="#crowd-${name}"${x === 0 ? "" : ` x="${x}"`}/>`;
}
