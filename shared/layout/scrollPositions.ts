/** Long enough to stay below the browsers' rate limits for `history.replaceState`. */
const KEEP_AFTER_MS = 150;

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Stores the scroll position in the history entry, where it survives a reload.
 * After a document load the browser restores the position itself, because it can do so before any script runs. The exception is
 * an entry that the router has left and whose document had to be loaded again: for it the stored position is used.
 * @param presentAddress the address of the visible page. While the next page is being fetched, the current history entry already
 *   belongs to it, and the scroll position must not be stored there.
 * @returns a function that stops it
 */
export function keepScrollPositions(presentAddress: () => Address | undefined): () => void {
  let timer: number | undefined;
  // By the address, because the entry's state is also others' to replace.
  const isOnScreen = () => {
    const address = presentAddress();
    if (!address) return false;
    const { href } = new URL(address.pathname + address.search + address.hash, window.location.origin);
    return href === window.location.href;
  };
  const keep = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (isOnScreen()) history.replaceState({ ...history.state, scrollY: window.scrollY }, "");
  };
  const keepSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, KEEP_AFTER_MS);
  };
  // A navigation may start before the timer fires, so a click stores the position. It does so only if another one is stored,
  // because writing the history at every click would delay the response.
  const keepIfDue = () => {
    if ((keptScrollPosition() ?? 0) !== window.scrollY) keep();
  };
  const restoreByBrowser = () => {
    keep();
    if (isOnScreen()) history.scrollRestoration = "auto";
  };
  const restoreByScript = () => {
    history.scrollRestoration = "manual";
  };
  const returnFromCache = ({ persisted }: PageTransitionEvent) => {
    restoreByScript();
    // WebKit shows a page from the back/forward cache at its top.
    if (persisted) window.scrollTo({ top: keptScrollPosition() ?? window.scrollY });
  };

  if (history.scrollRestoration === "manual" && window.scrollY === 0)
    window.scrollTo({ top: keptScrollPosition() ?? 0 });
  // While the document loads, the browser restores the position. "pageshow" fires after that, and after a return from the
  // back/forward cache.
  if (document.readyState === "complete") restoreByScript();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("scroll", keepSoon, { passive: true, signal });
  document.addEventListener("scrollend", keepIfDue, { signal });
  document.addEventListener("click", keepIfDue, { capture: true, signal });
  window.addEventListener("pagehide", restoreByBrowser, { signal });
  window.addEventListener("pageshow", returnFromCache, { signal });
  return () => {
    window.clearTimeout(timer);
    listening.abort();
  };
}

/** The stored position of the current history entry. */
export function keptScrollPosition(): number | undefined {
  const state = history.state as { readonly scrollY?: unknown } | null;
  return Number.isFinite(state?.scrollY) ? (state?.scrollY as number) : undefined;
}
