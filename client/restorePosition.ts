import { keptScrollPosition } from "../shared/layout/scrollPositions";

const SIGNS_OF_A_VISITOR = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Puts the page where the visitor left it, after a reload or Back across documents. Browsers do so themselves, but
 * Chromium measures a page whose styles are still on their way, and then stays at its end.
 */
export function restorePosition(): void {
  const kept = keptScrollPosition();
  if (kept === undefined) return;
  const restore = () => window.scrollTo({ top: kept });
  if (document.readyState === "complete") {
    if (window.scrollY === 0) restore();
    return;
  }
  const leaveToVisitor = () => window.removeEventListener("load", restore);
  window.addEventListener("load", restore);
  for (const sign of SIGNS_OF_A_VISITOR)
    window.addEventListener(sign, leaveToVisitor, { once: true, passive: true });
}
