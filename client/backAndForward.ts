/**
 * Loads the document of the entry that Back or Forward leads to. Entries that the router made before a reload belong to
 * this document, so without the router the browser would change the address and show nothing new.
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
