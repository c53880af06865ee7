/** How long after the load event a browser that tells of no paint is waited for. */
const PAINT_OVERDUE_MS = 1_000;

/** Resolves once the visitor sees the page, and at once in a tab that nobody looks at. */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    const waitNoLonger = () => setTimeout(resolve, PAINT_OVERDUE_MS);
    if (document.readyState === "complete") waitNoLonger();
    else window.addEventListener("load", waitNoLonger);
  });
}
