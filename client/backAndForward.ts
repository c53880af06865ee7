/**
 * Loads the document that Back or Forward leads to. For entries that the router made before a reload, the browser alone
 * would only change the address.
 * @returns the function that stops it, once the router listens
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
