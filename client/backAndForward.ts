/**
 * Loads the page that Back or Forward leads to. The browser alone would only change the address if the router made the
 * entry before a reload.
 * @returns the function that stops it, for when the router listens
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
