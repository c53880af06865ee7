/**
 * Until the page is live, Back and Forward only change the address, because the router made those entries and does not listen
 * yet. So this loads the page that they lead to.
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
