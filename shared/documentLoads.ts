/** Whether the browser is fetching a document that will replace this one. */
let isUnderWay = false;

/** Loads the document of the present address, where the page itself cannot be shown, unless it is being fetched already. */
export function loadDocument(): void {
  if (!isUnderWay) reload();
}

function reload(): void {
  isUnderWay = true;
  window.location.reload();
}

/** The link of the site that was clicked, to be followed in this window. */
function clickedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const isPlaceOfThisPage = link.getAttribute("href")?.startsWith("#") ?? true;
  const isOfSite = link.origin === window.location.origin && link.target !== "_blank" && !isPlaceOfThisPage;
  return isOfSite ? link : undefined;
}

/** Whether the browser itself follows the link that was clicked. To be asked after the router, which prevents it. */
export function loadsDocument(click: MouseEvent): boolean {
  return !click.defaultPrevented && clickedLink(click) !== undefined;
}

/**
 * Has the last of several links win. A document that is still being fetched would replace the page that the router has gone to
 * since; so the document of that page is fetched instead.
 */
export function watchDocumentLoads(): void {
  // After the router, which listens at the document.
  window.addEventListener("click", (click) => {
    if (loadsDocument(click)) isUnderWay = true;
    else if (isUnderWay && clickedLink(click)) reload();
  });
  window.addEventListener("popstate", () => {
    if (isUnderWay) reload();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    // Back from that document, out of the browser's cache.
    if (persisted) isUnderWay = false;
  });
}
