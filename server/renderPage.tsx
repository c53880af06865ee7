import type { Writable } from "node:stream";
import type { ReactNode } from "react";
import { preinit, preload, preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { ErrorScreen, statusTexts, type ErrorStatus } from "../shared/ErrorScreen";
import { Layout } from "../shared/layout/Layout";
import type { Page } from "../shared/pages";
import type { Manifest } from "./assets";
import { SharingHead } from "./SharingHead";

/** What a document depends on beside its address. */
export interface RenderContext {
  readonly publicOrigin: string;
  readonly manifest: Manifest;
}

/** Starts the stream of a rendered document. */
export type PipeDocument = (target: Writable) => void;

/** No page lies here, so the router renders the 404 page: the same bytes for every unknown address. */
const UNKNOWN_PATH = "/404";

/** A page, or the 404 page, which has no path; `query` holds no more than the page reads. */
export function renderPage(
  page: Omit<Page, "path"> & { readonly path?: string },
  query: string,
  { publicOrigin, manifest }: RenderContext,
): Promise<PipeDocument> {
  return render(
    <StaticRouter location={`${page.path ?? UNKNOWN_PATH}${query}`}>
      <Assets manifest={manifest} folder={page.folder}>
        <Document
          publicOrigin={publicOrigin}
          serverHead={<SharingHead page={page} publicOrigin={publicOrigin} />}
        >
          <App />
        </Document>
      </Assets>
    </StaticRouter>,
    manifest,
  );
}

/** The document of an error. It has no script: hydrating it would put a page in the error's place. */
export function renderError(
  status: ErrorStatus,
  { publicOrigin, manifest }: RenderContext,
): Promise<PipeDocument> {
  const head = {
    title: "Unexpected Application Error | Larkwell",
    description: `${status} ${statusTexts[status]}`,
  };
  return render(
    <StaticRouter location={UNKNOWN_PATH}>
      <Assets manifest={manifest}>
        <Document publicOrigin={publicOrigin} head={head}>
          <Layout>
            <ErrorScreen status={status} />
          </Layout>
        </Document>
      </Assets>
    </StaticRouter>,
  );
}

/** Resolves when the whole document stands, since nothing in it waits; rejects where any part of it failed. */
function render(document: ReactNode, scripts?: Manifest): Promise<PipeDocument> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      ...(scripts && {
        bootstrapModules: [{ src: scripts.entry.href, integrity: scripts.entry.integrity }],
      }),
      // No part may be held back for a script to put into its place: the policy blocks such scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => resolve((target) => void pipe(target)),
      onShellError: reject,
      onError: reject,
    });
  });
}

interface AssetsProps {
  readonly manifest: Manifest;
  /** The page's, whose modules and styles the browser is to fetch at once. */
  readonly folder?: string;
  readonly children: ReactNode;
}

/** Tells React which built files belong into the head. The browser's tree has no such part, and needs none. */
function Assets({ manifest, folder, children }: AssetsProps) {
  preload(manifest.displayFont.href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const { stylesheet, modules } = (folder && manifest.pages[folder]) || { ...manifest, modules: [] };
  preinit(stylesheet.href, { as: "style", integrity: stylesheet.integrity });
  for (const { href, integrity } of modules) preloadModule(href, { as: "script", integrity });
  return children;
}
