import type { ReactNode } from "react";
import { preinit, preload } from "react-dom";
import { renderToPipeableStream, type PipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../../shared/App";
import { Document } from "../../shared/Document";
import { ErrorScreen, statusTexts, type ErrorStatus } from "../../shared/ErrorScreen";
import { Layout } from "../../shared/layout/Layout";
import type { Page } from "../../shared/pageTable";
import type { Asset, Manifest } from "../files/manifest";
import { SharingHead } from "../discovery/SharingHead";

/** What a document depends on beside its address. */
export interface RenderContext {
  readonly publicOrigin: string;
  readonly manifest: Manifest;
}

/** Starts the stream of a rendered document. */
export type PipeDocument = PipeableStream["pipe"];

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
          serverHead={
            <>
              <SharingHead page={page} publicOrigin={publicOrigin} />
              <Modules entry={manifest.entry} others={manifest.pages[page.folder]?.modules ?? []} />
            </>
          }
        >
          <App />
        </Document>
      </Assets>
    </StaticRouter>,
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
function render(document: ReactNode): Promise<PipeDocument> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      // No part may be held back for a script to put into its place: the policy blocks such scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => resolve(pipe),
      onShellError: reject,
      onError: reject,
    });
  });
}

interface AssetsProps {
  readonly manifest: Manifest;
  /** The page's, whose styles the browser is to fetch at once. */
  readonly folder?: string;
  readonly children: ReactNode;
}

/** Tells React which built files belong into the head. The browser's tree has no such part, and needs none. */
function Assets({ manifest, folder, children }: AssetsProps) {
  preload(manifest.displayFont.href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const { stylesheet } = (folder && manifest.pages[folder]) || manifest;
  // Without its hash: browsers save a page with it, and then refuse the saved styles.
  preinit(stylesheet.href, { as: "style" });
  return children;
}

interface ModulesProps {
  readonly entry: Asset;
  readonly others: readonly Asset[];
}

/**
 * What brings the page to life. The entry is not async, so that the document does not end before its styles are here: at
 * its end some browsers look for forms, and lay out all of it for that, with or without styles. The other modules match
 * no medium until the page is seen; client/preloadModules.ts then lets the browser fetch them.
 */
function Modules({ entry, others }: ModulesProps) {
  return (
    <>
      <script type="module" src={entry.href} integrity={entry.integrity} fetchPriority="low" />
      {others.map(({ href, integrity }) => (
        <link key={href} rel="modulepreload" href={href} integrity={integrity} media="not all" />
      ))}
    </>
  );
}
