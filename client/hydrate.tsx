import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { pageAt, pageKey } from "../shared/pageAt";
import { loadPage } from "../shared/pageModules";
import { notFoundPage } from "../shared/pageTable";
import { usePage } from "../shared/usePage";
import { keepTyped } from "./keepTyped";
import { prefetchOnIntent } from "./prefetch";

/** Resolves once every handler listens; rejects if the page cannot be rendered. */
export async function hydrate(): Promise<void> {
  const hydrated = pageKey(window.location);
  await loadPage(pageAt(window.location) ?? notFoundPage);
  const served = document.documentElement.cloneNode(true) as HTMLElement;
  // Held submits have been sent by the time this copy is needed.
  for (const button of served.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
  const handOnTyped = keepTyped();
  await new Promise<void>((resolve, reject) => {
    let report: (error: unknown) => void = reject;
    const handleLive = () => {
      report = reportError;
      handOnTyped();
      resolve();
    };
    // React has emptied the document: restore it, or load the current address if that has changed.
    const restore = (error: unknown) => {
      if (pageKey(window.location) === hydrated) {
        document.documentElement.replaceWith(served);
        handOnTyped();
      } else window.location.reload();
      report(error);
    };
    const site = (
      <StrictMode>
        <BrowserRouter>
          <Site onLive={handleLive} />
        </BrowserRouter>
      </StrictMode>
    );
    const onUncaughtError = (error: unknown) => queueMicrotask(() => restore(error));
    // A transition renders in slices, so that the page stays responsive.
    startTransition(() => void hydrateRoot(document, site, { onUncaughtError }));
  });
  prefetchOnIntent();
}

function Site({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return (
    <Document head={usePage()}>
      <App />
    </Document>
  );
}
