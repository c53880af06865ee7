/** Long enough after the last movement to stay below the browsers' limits on how often an entry may be written. */
const KEEP_AFTER_MS = 150;

interface HistoryEntry {
  readonly key?: string;
  readonly scrollY?: number;
}

/**
 * Keeps the position in the page in the history entry itself, where it outlives a reload and needs no storage. A
 * document load leaves the restoring to the browser, as it knows the position before any script runs.
 * @param presentKey the router's key of the page that is on the screen: while the next one is still being fetched, the
 * entry is that of the next one already, and the position is not its own
 * @returns the function that stops it
 */
export function keepScrollPositions(presentKey: () => string | undefined): () => void {
  let timer: number | undefined;
  const isOnScreen = () => (presentEntry().key ?? "default") === presentKey();
  const keep = () => {
    if (isOnScreen()) history.replaceState({ ...presentEntry(), scrollY: window.scrollY }, "");
  };
  const keepSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, KEEP_AFTER_MS);
  };
  const handOver = () => {
    keep();
    if (isOnScreen()) history.scrollRestoration = "auto";
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };

  // While the document is loading, the browser restores; "pageshow" follows the loading, and Back from its cache.
  if (document.readyState === "complete") takeOver();
  window.addEventListener("scroll", keepSoon, { passive: true });
  // Whoever goes back at once does not wait for the timer.
  document.addEventListener("scrollend", keep);
  document.addEventListener("click", keep, { capture: true });
  window.addEventListener("pagehide", handOver);
  window.addEventListener("pageshow", takeOver);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("scroll", keepSoon);
    document.removeEventListener("scrollend", keep);
    document.removeEventListener("click", keep, { capture: true });
    window.removeEventListener("pagehide", handOver);
    window.removeEventListener("pageshow", takeOver);
  };
}

/** The position that was kept in the present history entry. */
export function keptScrollPosition(): number | undefined {
  return presentEntry().scrollY;
}

function presentEntry(): HistoryEntry {
  return (history.state ?? {}) as HistoryEntry;
}
