import { StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { loadPage } from "../shared/pageModules";
import { findPage, notFoundPage } from "../shared/pages";
import { prefetchOnIntent } from "./prefetch";
import { publicOriginOf } from "./publicOrigin";

/** Takes over the served document; resolves once every handler listens, rejects where the page cannot be rendered. */
export async function hydrate(): Promise<void> {
  await loadPage(findPage(window.location.pathname) ?? notFoundPage);
  let served: Node | undefined = document.documentElement.cloneNode(true);
  await new Promise<void>((resolve, reject) => {
    const handleLive = () => {
      served = undefined;
      resolve();
    };
    hydrateRoot(
      document,
      <StrictMode>
        <WhenLive onLive={handleLive}>
          <BrowserRouter>
            <Document publicOrigin={publicOriginOf(document)}>
              <App />
            </Document>
          </BrowserRouter>
        </WhenLive>
      </StrictMode>,
      {
        // React has emptied the document: go back to what the server sent, or ask the server again.
        onUncaughtError: (error) => {
          reject(error);
          const copy = served;
          if (copy) queueMicrotask(() => document.replaceChildren(copy));
          else {
            reportError(error);
            window.location.reload();
          }
        },
      },
    );
  });
  prefetchOnIntent();
}

function WhenLive({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
