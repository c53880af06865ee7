/** Long enough after the last scroll event to stay below the browsers' rate limits on `history.replaceState`. */
const KEEP_AFTER_MS = 150;

interface HistoryEntry {
  readonly key?: string;
  readonly scrollY?: number;
}

/**
 * Keeps the scroll position in the history entry itself, where it survives a reload and needs no storage. After a
 * document load the browser restores it, because it knows the position before any script runs; but not in an entry that
 * the router left for another page, and whose document had to be loaded again.
 * @param presentKey the router's key of the page on the screen: while the next page is still being fetched, the current
 * entry is already that of the next page, and the position does not belong to it
 * @returns the function that stops it
 */
export function keepScrollPositions(presentKey: () => string | undefined): () => void {
  let timer: number | undefined;
  const isOnScreen = () => (presentEntry().key ?? "default") === presentKey();
  const keep = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (isOnScreen()) history.replaceState({ ...presentEntry(), scrollY: window.scrollY }, "");
  };
  const keepSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, KEEP_AFTER_MS);
  };
  // A navigation may start before the timer fires. Writing the history at every click would delay the response to it.
  const keepIfDue = () => {
    if (timer !== undefined) keep();
  };
  const handOver = () => {
    keep();
    if (isOnScreen()) history.scrollRestoration = "auto";
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  const returnFromCache = ({ persisted }: PageTransitionEvent) => {
    takeOver();
    // WebKit shows a page from its back/forward cache at the top.
    if (persisted) window.scrollTo({ top: keptScrollPosition() ?? window.scrollY });
  };

  if (history.scrollRestoration === "manual" && window.scrollY === 0)
    window.scrollTo({ top: keptScrollPosition() ?? 0 });
  // While the document loads, the browser restores the position. "pageshow" fires after that, and after a return from the
  // back/forward cache.
  if (document.readyState === "complete") takeOver();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("scroll", keepSoon, { passive: true, signal });
  document.addEventListener("scrollend", keepIfDue, { signal });
  document.addEventListener("click", keepIfDue, { capture: true, signal });
  window.addEventListener("pagehide", handOver, { signal });
  window.addEventListener("pageshow", returnFromCache, { signal });
  return () => {
    window.clearTimeout(timer);
    listening.abort();
  };
}

/** The position that was kept in the current history entry. */
export function keptScrollPosition(): number | undefined {
  return presentEntry().scrollY;
}

function presentEntry(): HistoryEntry {
  return (history.state ?? {}) as HistoryEntry;
}
