import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageKey } from "../routes/pageAt";

const DRAWINGS = "[data-draws]";

/** While a drawing has this attribute, it is animated. Without it the drawing is complete. */
const MARK = "data-drawing";

/** Longer than any animation. The attribute is then removed, so that printing or resizing does not start the animation again. */
const LONGEST_DRAWING_MS = 2_500;

/** A drawing that appears deeper inside the viewport than this share of its height was reached by a jump, and is not animated. */
const DEEPEST_ENTRY = 0.3;

/**
 * Animates each drawing when a visitor first scrolls to it. Drawings that are visible when the page opens have been seen
 * complete, so they are not animated.
 */
export function useFirstSight(): void {
  const page = pageKey(useLocation());

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
        if (outOfSight.has(entry.target) && isAtEdge(entry)) draw(entry.target);
      }
    });
    for (const drawing of document.querySelectorAll(DRAWINGS)) observer.observe(drawing);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other drawings
  }, [page]);
}

function draw(drawing: Element): void {
  drawing.setAttribute(MARK, "");
  setTimeout(() => drawing.removeAttribute(MARK), LONGEST_DRAWING_MS);
}

/** Whether a drawing is just entering the viewport, from below or from above. */
function isAtEdge({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (!rootBounds) return false;
  const fromBelow = rootBounds.height - boundingClientRect.top;
  const fromAbove = boundingClientRect.bottom;
  return Math.min(fromBelow, fromAbove) <= rootBounds.height * DEEPEST_ENTRY;
}
