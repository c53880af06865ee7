/** Those that the server writes with a media query that never matches. */
const WAITING_MODULES = 'link[rel="modulepreload"][media]';

/** Lets the browser fetch all modules of the page in parallel, not each after the one that imports it. */
export function preloadModules(): void {
  for (const link of document.querySelectorAll(WAITING_MODULES)) {
    // Changed outside of the document: WebKit fetches for a change and again for an insertion, others for insertion alone.
    link.remove();
    link.removeAttribute("media");
    document.head.append(link);
  }
}
