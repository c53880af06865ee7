import { STATUS_CODES } from "node:http";
import type { ReactNode } from "react";
import { preinit, preload } from "react-dom";
import { renderToPipeableStream, type PipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../../shared/App";
import { company } from "../../shared/company";
import { Document } from "../../shared/Document";
import { ErrorScreen } from "../../shared/ErrorScreen";
import { Layout } from "../../shared/layout/Layout";
import { notFoundPage, pages } from "../../shared/pageTable";
import { SITE_FILES_ID, type SiteFiles } from "../../shared/siteFiles";
import { stylesheetsOf, type Asset, type Manifest } from "../files/manifest";
import type { ServerContext } from "../serverContext";
import { PageMetadata } from "./PageMetadata";
import type { DocumentPage } from "./resolveTarget";

/** The statuses that have an error screen. */
export const errorStatuses = [400, 403, 404, 405, 412, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** Far more than any page takes, and less than REQUEST_TIMEOUT_MS, after which a visitor's connection would be ended. */
const MAX_RENDERING_MS = 10_000;
const TOO_LONG = `The rendering took longer than ${MAX_RENDERING_MS / 1000} s`;

/** No page has this path, so the router renders the 404 page. All unknown addresses get the bytes of this one. */
const UNKNOWN_PATH = "/404";

/** @param query only what the page reads */
export function renderPage(page: DocumentPage, query: string, context: ServerContext) {
  const { manifest, settings } = context;
  const serverHead = (
    <>
      <Styles manifest={manifest} folder={page.folder} />
      <PageMetadata page={page} publicOrigin={settings.PUBLIC_ORIGIN} />
      <Modules context={context} page={page} query={query} />
    </>
  );
  return render(
    <StaticRouter location={`${page.path ?? UNKNOWN_PATH}${query}`}>
      <Document head={page} serverHead={serverHead}>
        <App />
      </Document>
    </StaticRouter>,
  );
}

/** The document of an error. It has no script: hydration would replace the error by a page. */
export function renderError(status: ErrorStatus, { manifest }: ServerContext) {
  const head = {
    title: `Unexpected Application Error | ${company.name}`,
    description: `${status} ${STATUS_CODES[status]}`,
    isIndexed: false,
  };
  return render(
    <StaticRouter location={UNKNOWN_PATH}>
      <Document head={head} serverHead={<Styles manifest={manifest} />}>
        <Layout>
          <ErrorScreen status={status} reason={STATUS_CODES[status]} />
        </Layout>
      </Document>
    </StaticRouter>,
  );
}

/**
 * Resolves when the whole document is rendered. Nothing on this site suspends, so React calls `onShellReady` and `onAllReady`
 * at the same moment: what is piped then is written at once, and whatever can fail has failed before the first byte is sent.
 * `onAllReady` keeps it so should something suspend inside a `HydrationBoundary`: its fallback is never sent.
 * Rejects if any part of the document fails, or if rendering takes too long.
 */
function render(document: ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      // React would add inline scripts, which the policy blocks, to put late parts into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(stream);
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => stream.abort(new Error(TOO_LONG)), MAX_RENDERING_MS);
  });
}

function Styles({ manifest, folder }: { manifest: Manifest; folder?: string }) {
  // Both: a text face that comes late has the whole page laid out again.
  for (const { href } of manifest.fonts)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  // Without `integrity`: a browser that saves the page changes the styles but not their hash, and would then refuse them.
  for (const { href } of stylesheetsOf(manifest, folder)) preinit(href, { as: "style" });
  return null;
}

interface ModulesProps {
  readonly context: ServerContext;
  readonly page: DocumentPage;
  readonly query: string;
}

/** The modules of this page, and the files of all pages for when the visitor goes to another. */
function Modules({ context, page, query }: ModulesProps) {
  const { manifest, siteFiles } = context;
  const { entry, packages, core } = manifest;
  const own = manifest.pages[page.folder]?.scripts ?? [];
  const modules = [packages, core.script, ...own, ...articleModules(page, query, manifest)];
  const files: SiteFiles = { ...siteFiles, isNotFound: page.folder === notFoundPage.folder };

  return (
    <>
      {/* Not async: so the end of parsing waits for the script, and the script for the styles. Some browsers lay out the page
          at the end of parsing, to look for forms, and would do so without its styles. */}
      <script type="module" src={entry.href} integrity={entry.integrity} fetchPriority="low" />
      {modules.map(({ href, integrity }) => (
        <link key={href} rel="modulepreload" href={href} integrity={integrity} fetchPriority="low" />
      ))}
      <script
        type="application/json"
        id={SITE_FILES_ID}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(files) }}
      />
    </>
  );
}

/** An article's own module; the table of all where filters have to be applied to it. */
function articleModules(
  page: DocumentPage,
  query: string,
  { articles, article }: Manifest,
): readonly Asset[] {
  if (page.folder !== pages.blog.folder) return [];
  if (!page.article) return query === "" ? [] : [articles];

  const own = article[page.article.slug];
  return own ? [own] : [];
}
