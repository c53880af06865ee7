import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { loadDocument, watchDocumentLoads } from "../shared/documentLoads";
import { pageAt, pageKey } from "../shared/pageAt";
import { loadNotFoundPageAt, loadPage } from "../shared/pageModules";
import { notFoundPage } from "../shared/pageTable";
import { siteFiles } from "../shared/siteFiles";
import { usePage } from "../shared/usePage";
import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { keepFocus } from "./keepFocus";
import { keepTyped } from "./keepTyped";
import { prefetchLinkedPages } from "./prefetch";

/** Resolves once every handler listens; rejects if the page cannot be rendered. */
export async function hydrate(): Promise<void> {
  const hydrated = pageKey(window.location);
  const page = pageAt(window.location) ?? notFoundPage;
  await (siteFiles().isNotFound ? loadNotFoundPageAt(page) : loadPage(page));
  const served = document.documentElement.cloneNode(true) as HTMLElement;
  // Held submits have been sent by the time this copy is needed.
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
      // Put back as it was served, the document has working links; the address may be that of another page by now.
      if (isEmptied()) {
        document.documentElement.replaceWith(served);
        handOn();
        if (isLive) loadDocumentsOnBackAndForward();
        if (pageKey(window.location) !== hydrated) loadDocument();
      }
      if (isLive) reportError(error);
      else reject(error);
    };

    /** React has rendered a part anew, which others had changed. */
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
      // React empties the document after this call.
      onUncaughtError: (error: unknown) => queueMicrotask(() => handleUncaughtError(error)),
      onRecoverableError: handleRecoverableError,
      // The error screen is shown in the place of the page.
      onCaughtError: reportError,
    };
    // A transition renders in slices, so that the page stays responsive.
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
