import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** A drawing is complete until it has this attribute: then its styles animate it once, and it is complete again. */
const MARK = "data-seen";
const DRAWINGS = `[data-draws]:not([${MARK}])`;

/** As a share of the viewport's height. What is further inside was reached by a jump and has been seen complete. */
const DEEPEST_ENTRY = 0.3;

/**
 * Marks each drawing of the page when a visitor first scrolls to it. What is visible when the page opens is complete
 * and stays so.
 */
export function useFirstSight(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    const outOfSight = new WeakSet<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) {
          outOfSight.add(entry.target);
          continue;
        }
        observer.unobserve(entry.target);
        if (outOfSight.has(entry.target) && isAtEdge(entry)) entry.target.setAttribute(MARK, "");
      }
    });
    for (const drawing of document.querySelectorAll(DRAWINGS)) observer.observe(drawing);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other drawings
  }, [pathname]);
}

/** Whether a drawing has only begun to enter the viewport, from below or from above. */
function isAtEdge({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (!rootBounds) return false;
  const fromBelow = rootBounds.bottom - boundingClientRect.top;
  const fromAbove = boundingClientRect.bottom - rootBounds.top;
  return Math.min(fromBelow, fromAbove) <= rootBounds.height * DEEPEST_ENTRY;
}
