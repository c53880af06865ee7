/**
 * Before hydration, Back and Forward would only change the address: the entries were made by the router, which does not listen
 * yet. Until then this loads the document of the entry.
 */
export function loadDocumentsOnBackAndForward(): () => void {
  const { pathname, search } = window.location;
  const loadOtherPage = () => {
    const isShown = window.location.pathname === pathname && window.location.search === search;
    if (!isShown) window.location.reload();
  };
  window.addEventListener("popstate", loadOtherPage);
  return () => window.removeEventListener("popstate", loadOtherPage);
}
