import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageKey } from "../pageAt";

const DRAWINGS = "[data-draws]";

/** Animates a drawing while it is set; otherwise the drawing is complete. */
const MARK = "data-drawing";

/** Longer than any animation. It is then removed, so that print or a resize does not restart it. */
const LONGEST_DRAWING_MS = 2_500;

/** A drawing further inside the viewport, as a share of its height, came by a jump and stays complete. */
const DEEPEST_ENTRY = 0.3;

/**
 * Lets each drawing of the page draw itself when a visitor first scrolls to it. What is in sight when the page opens has
 * been seen complete, so it stays that way.
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

/** Whether a drawing has only begun to come into the window, from below or from above. */
function isAtEdge({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (!rootBounds) return false;
  const fromBelow = rootBounds.height - boundingClientRect.top;
  const fromAbove = boundingClientRect.bottom;
  return Math.min(fromBelow, fromAbove) <= rootBounds.height * DEEPEST_ENTRY;
}
