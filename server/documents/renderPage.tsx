import type { ReactNode } from "react";
import { preinit, preload } from "react-dom";
import { renderToPipeableStream, type PipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../../shared/App";
import { company } from "../../shared/company";
import { Document } from "../../shared/Document";
import { ErrorScreen, statusTexts, type ErrorStatus } from "../../shared/ErrorScreen";
import { FOOTER_ID } from "../../shared/layout/Footer";
import { Layout } from "../../shared/layout/Layout";
import { PAGE_STYLES_ID } from "../../shared/pageStyles";
import type { Manifest } from "../files/manifest";
import type { ServerContext } from "../serverContext";
import { PageMetadata } from "./PageMetadata";
import type { DocumentPage } from "./resolveTarget";

/** No page lies here, so the router renders the 404 page: the same bytes for every unknown address. */
const UNKNOWN_PATH = "/404";

/** `query` holds no more than the page reads. */
export function renderPage(
  page: DocumentPage,
  query: string,
  { manifest, settings: { PUBLIC_ORIGIN } }: Pick<ServerContext, "manifest" | "settings">,
): Promise<PipeableStream> {
  const serverHead = (
    <>
      {/* Nothing is painted before all of it is parsed: the page has its height from the first paint. */}
      <link rel="expect" href={`#${FOOTER_ID}`} blocking="render" />
      <Assets manifest={manifest} folder={page.folder} />
      <PageMetadata page={page} publicOrigin={PUBLIC_ORIGIN} />
      <Modules manifest={manifest} folder={page.folder} />
      <PageStyles manifest={manifest} />
    </>
  );
  return render(
    <StaticRouter location={`${page.path ?? UNKNOWN_PATH}${query}`}>
      <Document serverHead={serverHead}>
        <App />
      </Document>
    </StaticRouter>,
  );
}

/** The document of an error. It has no script: hydrating it would put a page in the error's place. */
export function renderError(
  status: ErrorStatus,
  { manifest }: Pick<ServerContext, "manifest">,
): Promise<PipeableStream> {
  const head = {
    title: `Unexpected Application Error | ${company.name}`,
    description: `${status} ${statusTexts[status]}`,
  };
  return render(
    <StaticRouter location={UNKNOWN_PATH}>
      <Document head={head} serverHead={<Assets manifest={manifest} />}>
        <Layout>
          <ErrorScreen status={status} />
        </Layout>
      </Document>
    </StaticRouter>,
  );
}

/** Resolves when the whole document stands, since nothing in it waits; rejects where any part of it failed. */
function render(document: ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      // No part may be held back for a script to put into its place: the policy blocks such scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => resolve(stream),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Tells React which built files belong into the head. The browser's tree has no such part, and needs none. */
function Assets({ manifest, folder = "" }: { readonly manifest: Manifest; readonly folder?: string }) {
  preload(manifest.displayFont.href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const { stylesheet } = manifest.pages[folder] ?? manifest;
  // Without its hash: browsers save a page with it, and then refuse the saved styles.
  preinit(stylesheet.href, { as: "style" });
  return null;
}

/**
 * What brings the page to life, after what makes it visible. The entry is not async, so that the document does not end
 * before its styles are here: at its end some browsers look for forms, and lay out all of it for that, with or without
 * styles.
 */
function Modules({ manifest, folder }: { readonly manifest: Manifest; readonly folder: string }) {
  const { href, integrity } = manifest.entry;
  return (
    <>
      <script type="module" src={href} integrity={integrity} fetchPriority="low" />
      {manifest.pages[folder]?.modules.map((module) => (
        <link
          key={module.href}
          rel="modulepreload"
          href={module.href}
          integrity={module.integrity}
          fetchPriority="low"
        />
      ))}
    </>
  );
}

/** Where the browser finds the styles of the pages that its visitor goes to next. */
function PageStyles({ manifest: { pages } }: { readonly manifest: Manifest }) {
  const addresses = Object.entries(pages).map(([folder, { stylesheet }]) => [folder, stylesheet.href]);
  const list = JSON.stringify(Object.fromEntries(addresses));
  return <script type="application/json" id={PAGE_STYLES_ID} dangerouslySetInnerHTML={{ __html: list }} />;
}
