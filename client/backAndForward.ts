/**
 * Before hydration, Back and Forward would only change the address: the entries were made by the router, which does not listen
 * yet. While parts are still to be hydrated, the router would hydrate them as parts of another page. Until then this loads the
 * document of the entry.
 */
export function loadDocumentsOnBackAndForward(): () => void {
  const { pathname, search } = window.location;
  const loadOtherPage = (event: PopStateEvent) => {
    const isShown = window.location.pathname === pathname && window.location.search === search;
    if (isShown) return;
    // Before the router, which listens on the window, too.
    event.stopImmediatePropagation();
    window.location.reload();
  };
  window.addEventListener("popstate", loadOtherPage);
  return () => window.removeEventListener("popstate", loadOtherPage);
}
