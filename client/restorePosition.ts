import { keptScrollPosition } from "../shared/layout/scrollPositions";

const VISITOR_EVENTS = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * After a reload or Back across documents browsers restore the scroll position, and on a first visit they lead to the
 * section of the hash, but before the page is live the heights of its lower sections are estimates (base.css): older
 * Firefox ends far below the section.
 * @returns the function that finds the position in the live page, unless the visitor has moved on meanwhile
 */
export function positionToRestore(): () => void {
  const kept = keptScrollPosition();
  let isVisitorActive = false;
  const handleVisitor = () => {
    isVisitorActive = true;
  };
  for (const type of VISITOR_EVENTS)
    window.addEventListener(type, handleVisitor, { once: true, passive: true });
  return () => {
    if (isVisitorActive) return;
    if (kept === undefined) document.querySelector(":target")?.scrollIntoView();
    else window.scrollTo({ top: kept });
  };
}
