import { STATUS_CODES } from "node:http";
import type { ReactNode } from "react";
import { preinit, preload } from "react-dom";
import { renderToPipeableStream, type PipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../../shared/App";
import { company } from "../../shared/company";
import { Document } from "../../shared/Document";
import { ErrorScreen } from "../../shared/errors/ErrorScreen";
import { Layout } from "../../shared/layout/Layout";
import { pageKey } from "../../shared/routes/pageAt";
import { pages } from "../../shared/routes/pageTable";
import { SITE_FILES_ID, type SiteFiles } from "../../shared/routes/siteFiles";
import { stylesheetsOf, type Asset, type Manifest } from "../files/manifest";
import type { ServerContext } from "../serverContext";
import { PageMetadata } from "./PageMetadata";
import type { DocumentPage } from "./resolveTarget";

/** The statuses that have an error screen. */
export const errorStatuses = [400, 403, 404, 405, 412, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** No page has this path, so the router renders the 404 page. One document is sent for all unknown addresses. */
const UNKNOWN_PATH = "/404";

/** @param query only the parameters that the page reads */
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

/** The document of an error. It has no script, because hydration would replace the error by a page. */
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
 * Resolves when the whole document is rendered; rejects if any part fails.
 * Nothing on this site suspends, so `onShellReady` and `onAllReady` fire at the same moment: the whole document is piped at once,
 * and any error occurs before the first byte is sent. `onAllReady` keeps this true if something inside a `HydrationBoundary`
 * should ever suspend: its fallback would not be sent.
 */
function render(document: ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      // With a limit, React would stream later parts with inline scripts, which the content security policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(stream),
      onError: reject,
    });
  });
}

function Styles({ manifest, folder }: { manifest: Manifest; folder?: string }) {
  // Both fonts are preloaded: if the text font comes late, the browser has to lay out the whole page again.
  for (const { href } of manifest.fonts)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  // No `integrity`: a browser that saves the page rewrites the stylesheets but keeps the hash, and would then refuse to apply
  // them.
  for (const { href } of stylesheetsOf(manifest, folder)) preinit(href, { as: "style" });
  return null;
}

interface ModulesProps {
  readonly context: ServerContext;
  readonly page: DocumentPage;
  readonly query: string;
}

/** The modules of this page, and a list of the files of all pages for client-side navigation. */
function Modules({ context, page, query }: ModulesProps) {
  const { manifest, siteFiles } = context;
  const { entry, core } = manifest;
  const own = manifest.pages[page.folder]?.scripts ?? [];
  const modules = [...core.scripts, ...own, ...articleModules(page, query, manifest)];
  const files: SiteFiles = {
    ...siteFiles,
    ...(page.path && { page: pageKey({ pathname: page.path, search: query }) }),
  };

  return (
    <>
      {/* Not async: then parsing ends only after the script has run, and the script waits for the stylesheets. Some browsers
          lay out the page when parsing ends, to look for forms, and would do so before the styles are there. */}
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

/** The module of an article; for a filtered list, the table of all articles. */
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
