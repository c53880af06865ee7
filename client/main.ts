import { recordEarlySubmits } from "./earlySubmits";

// Small enough to run long before React is here. Where the rest fails, the page stays as it was served.
const earlySubmits = recordEarlySubmits();
try {
  const { hydrate } = await import("./hydrate");
  await hydrate();
  earlySubmits.replay();
} catch (error) {
  earlySubmits.release();
  loadDocumentsOnBackAndForward();
  reportError(error);
}

/** Entries that the router made belong to this document, so without the router the browser would show nothing new. */
function loadDocumentsOnBackAndForward(): void {
  const { pathname, search } = window.location;
  window.addEventListener("popstate", () => {
    const isShown = window.location.pathname === pathname && window.location.search === search;
    if (!isShown) window.location.reload();
  });
}
