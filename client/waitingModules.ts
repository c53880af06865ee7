/** Those that the server names with a medium that never matches. */
const WAITING_MODULES = 'link[rel="modulepreload"][media]';

/** Fetches all modules of the page at once, rather than each when another asks for it. */
export function fetchWaitingModules(): void {
  for (const link of document.querySelectorAll(WAITING_MODULES)) {
    link.removeAttribute("media");
    // Not every browser looks again at a link that has changed; all look at one that is put in.
    document.head.append(link);
  }
}
