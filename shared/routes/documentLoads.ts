/** Whether the browser is fetching a document that will replace this one. */
let isUnderWay = false;

/**
 * Loads the document of the current address, because the page itself cannot be shown. Does nothing if a document is already being
 * fetched.
 */
export function loadDocument(): void {
  if (!isUnderWay) reload();
}

function reload(): void {
  isUnderWay = true;
  window.location.reload();
}

/** The clicked link, if it leads to another page of this site and opens in this window. */
function clickedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const isPlaceOfThisPage = link.getAttribute("href")?.startsWith("#") ?? true;
  const isOfSite = link.origin === window.location.origin && link.target !== "_blank" && !isPlaceOfThisPage;
  return isOfSite ? link : undefined;
}

/**
 * Whether the browser itself follows the clicked link. Call it after the router has handled the click, because the router
 * prevents the default.
 */
export function loadsDocument(click: MouseEvent): boolean {
  return !click.defaultPrevented && clickedLink(click) !== undefined;
}

/**
 * If a visitor clicks several links, the last one wins. A document that is still loading would replace the page that the router
 * shows after a later click, so that page is loaded as a document, too.
 */
export function watchDocumentLoads(): void {
  // On the window, so that it runs after the router, which listens on the document.
  window.addEventListener("click", (click) => {
    if (loadsDocument(click)) isUnderWay = true;
    else if (isUnderWay && clickedLink(click)) reload();
  });
  window.addEventListener("popstate", () => {
    if (isUnderWay) reload();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    // The visitor has come back to this page from the document, through the back/forward cache.
    if (persisted) isUnderWay = false;
  });
}
