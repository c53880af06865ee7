/** Parts of the page that are seen one after the other. */
const PARTS = "section, footer";

interface Place {
  readonly part: Element;
  /** The index of the part among all parts. */
  readonly index: number;
  /** From the top of the viewport to the top of the part, in pixels. */
  readonly top: number;
}

/**
 * Remembers which part of the page is at the top of the viewport.
 * @param signal ends it, once nothing can be replaced any more
 * @returns a function that scrolls to the same place, if React has replaced that part
 */
export function keepPlace(signal: AbortSignal): () => void {
  let place = presentPlace();
  window.addEventListener(
    "scroll",
    () => {
      // Where the part is gone, it is the page that was replaced and not the visitor who scrolled.
      if (!place || place.part.isConnected) place = presentPlace();
    },
    { passive: true, signal },
  );
  signal.addEventListener("abort", () => (place = undefined));

  return () => {
    if (!place || place.part.isConnected) return;
    const successor = parts()[place.index];
    if (successor)
      window.scrollBy({ top: successor.getBoundingClientRect().top - place.top, behavior: "instant" });
    place = presentPlace();
  };
}

const parts = () => [...document.querySelectorAll(PARTS)];

/** Undefined at the top of the page, which needs no place. */
function presentPlace(): Place | undefined {
  if (window.scrollY === 0) return undefined;
  for (const [index, part] of parts().entries()) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > 0) return { part, index, top };
  }
  return undefined;
}
