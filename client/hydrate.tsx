import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { untilWhole } from "../shared/errors/hydrationProgress";
import { loadDocument, watchDocumentLoads } from "../shared/routes/documentLoads";
import { pageAt, pageKey } from "../shared/routes/pageAt";
import { loadNotFoundPageAt, loadPage } from "../shared/routes/pageModules";
import { notFoundPage } from "../shared/routes/pageTable";
import { siteFiles } from "../shared/routes/siteFiles";
import { usePage } from "../shared/routes/usePage";
import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { keepFields } from "./keepFields";
import { keepPlace } from "./keepPlace";
import { prefetchLinkedPages } from "./prefetch";

/**
 * Whether the document is at its own address. Web archives, proxies that translate, and gateways serve it at another one, where the
 * router would find another page or none. There the document stays as it was served, which works without the router.
 */
function isAtOwnAddress(): boolean {
  const { page } = siteFiles();
  return page === undefined || page === pageKey(window.location);
}

interface HydrateOptions {
  /** Called when every part of the page is hydrated. */
  readonly onWhole: () => void;
}

/** Resolves once the page is hydrated, or at once where it is to stay as it was served; rejects if it cannot be rendered. */
export async function hydrate({ onWhole }: HydrateOptions): Promise<void> {
  if (!isAtOwnAddress()) return;
  const hydrated = pageKey(window.location);
  const page = pageAt(window.location) ?? notFoundPage;
  if (siteFiles().page === undefined) await loadNotFoundPageAt(page);
  else await (await loadPage(page)).loadFor?.(window.location.search);
  const served = document.documentElement.cloneNode(true) as HTMLElement;
  // The copy is used only after the held submits were sent, so its buttons must not look busy.
  for (const button of served.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");

  const keeping = new AbortController();
  const handOnFields = keepFields(keeping.signal);
  const handOnPlace = keepPlace(keeping.signal);
  const handOn = () => {
    handOnFields();
    handOnPlace();
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
  const endWhenWhole = async () => {
    await untilWhole();
    keeping.abort();
    onWhole();
  };
  void endWhenWhole();
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
