import type { Writable } from "node:stream";
import { preinit, preload, preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { findPage, notFoundPage } from "../shared/pages";
import type { Manifest } from "./assets";
import { SharingHead } from "./SharingHead";

interface RenderRequest {
  /** Path and query of the page in their one right spelling. */
  readonly url: string;
  readonly publicOrigin: string;
  readonly manifest: Manifest;
}

/** Renders the document of an address; resolves to a function that starts the stream once the whole shell stands. */
export function renderPage({
  url,
  publicOrigin,
  manifest,
}: RenderRequest): Promise<(target: Writable) => void> {
  const page = findPage(new URL(url, publicOrigin).pathname) ?? notFoundPage;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StaticRouter location={url}>
        <Document
          publicOrigin={publicOrigin}
          serverHead={<SharingHead page={page} publicOrigin={publicOrigin} />}
        >
          <Assets manifest={manifest} folder={page.folder} />
          <App />
        </Document>
      </StaticRouter>,
      {
        bootstrapModules: [{ src: manifest.entry.href, integrity: manifest.entry.integrity }],
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve((target) => pipe(target)),
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** Tells React which built files belong into the head. The browser's tree has no such part. */
function Assets({ manifest, folder }: { manifest: Manifest; folder: string }) {
  preload(manifest.displayFont.href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  preinit(manifest.stylesheet.href, { as: "style", integrity: manifest.stylesheet.integrity });
  for (const { href, integrity } of manifest.pageModules[folder] ?? [])
    preloadModule(href, { as: "script", integrity });
  return null;
}
