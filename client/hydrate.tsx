import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { loadDocument, watchDocumentLoads } from "../shared/routes/documentLoads";
import { pageAt, pageKey } from "../shared/routes/pageAt";
import { loadNotFoundPageAt, loadPage } from "../shared/routes/pageModules";
import { notFoundPage } from "../shared/routes/pageTable";
import { siteFiles } from "../shared/routes/siteFiles";
import { usePage } from "../shared/routes/usePage";
import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { keepFocus } from "./keepFocus";
import { keepTyped } from "./keepTyped";
import { prefetchLinkedPages } from "./prefetch";

/** Resolves once the page is hydrated; rejects if it cannot be rendered. */
export async function hydrate(): Promise<void> {
  const hydrated = pageKey(window.location);
  const page = pageAt(window.location) ?? notFoundPage;
  await (siteFiles().isNotFound ? loadNotFoundPageAt(page) : loadPage(page));
  const served = document.documentElement.cloneNode(true) as HTMLElement;
  // The copy is used only after the held submits were sent, so its buttons must not look busy.
  for (const button of served.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");

  const handOnTyped = keepTyped();
  const handOnFocus = keepFocus();
  const handOn = () => {
    handOnTyped();
    handOnFocus();
  };

  await new Promise<void>((resolve, reject) => {
    let isLive = false;
    const handleLive = () => {
      isLive = true;
      resolve();
    };

    const handleUncaughtError = (error: unknown) => {
      // The served document has working links, so it is better than an empty one. But the address may have changed since it was
      // served.
      if (isEmptied()) {
        document.documentElement.replaceWith(served);
        handOn();
        if (isLive) loadDocumentsOnBackAndForward();
        if (pageKey(window.location) !== hydrated) loadDocument();
      }
      if (isLive) reportError(error);
      else reject(error);
    };

    /** React has rendered a part again on the client, because the served markup did not match. */
    const handleRecoverableError = (error: unknown) => {
      handOn();
      reportError(error);
    };

    const site = (
      <StrictMode>
        <BrowserRouter>
          <Site onLive={handleLive} />
        </BrowserRouter>
      </StrictMode>
    );
    const options = {
      // React empties the document only after this call.
      onUncaughtError: (error: unknown) => queueMicrotask(() => handleUncaughtError(error)),
      onRecoverableError: handleRecoverableError,
      // The error boundary has already replaced the page by the error screen.
      onCaughtError: reportError,
    };
    // A transition hydrates in slices, so that the page stays responsive.
    startTransition(() => void hydrateRoot(document, site, options));
  });
  watchDocumentLoads();
  prefetchLinkedPages();
}

function isEmptied(): boolean {
  return !document.querySelector("main");
}

function Site({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return (
    <Document head={usePage()}>
      <App />
    </Document>
  );
}
