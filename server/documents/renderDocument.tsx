import { STATUS_CODES } from "node:http";
import { Writable } from "node:stream";
import type { Response } from "express";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../../shared/App";
import { company } from "../../shared/company";
import { Document } from "../../shared/Document";
import { ErrorScreen } from "../../shared/errors/ErrorScreen";
import { Layout } from "../../shared/layout/Layout";
import type { ServerContext } from "../serverContext";
import { LiveReload, Modules, Styles } from "./DocumentFiles";
import { documentHeaders } from "./documentHeaders";
import { PageMetadata } from "./PageMetadata";
import type { DocumentAddress } from "./resolveTarget";

/** No page has this path, so the router renders the 404 page. One document is sent for all unknown addresses. */
const UNKNOWN_PATH = "/404";

/**
 * Renders the document of a page.
 * @param visitor who gets the document as it is rendered, with its status and headers; nothing is sent if it cannot be rendered
 * @returns the whole document
 */
export function renderDocument(
  address: DocumentAddress,
  context: ServerContext,
  visitor?: Response,
): Promise<Buffer> {
  const { page, query, status } = address;
  const { manifest, settings } = context;
  const serverHead = (
    <>
      <LiveReload manifest={manifest} />
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
    visitor,
    () => visitor?.status(status).set(documentHeaders(address, context)),
  );
}

/**
 * Renders the document of an error. It does not show the error's message, which may contain file names. It has none of the page's
 * modules, because hydration would replace the error by a page.
 */
export function renderErrorScreen(status: number, { manifest }: ServerContext): Promise<Buffer> {
  const head = {
    title: `Unexpected Application Error | ${company.name}`,
    description: `${status} ${STATUS_CODES[status]}`,
    isIndexed: false,
  };
  const serverHead = (
    <>
      <LiveReload manifest={manifest} />
      <Styles manifest={manifest} />
    </>
  );
  return render(
    <StaticRouter location={UNKNOWN_PATH}>
      <Document head={head} serverHead={serverHead}>
        <Layout>
          <ErrorScreen status={status} reason={STATUS_CODES[status]} />
        </Layout>
      </Document>
    </StaticRouter>,
  );
}

function render(document: ReactNode, visitor?: Response, setHead?: () => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(document, {
      // With a limit, React would stream later parts with inline scripts, which the content security policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        hasFailed = true;
        reject(error);
      },
      // Nothing on this site suspends, so by now the whole document is rendered, or has failed.
      onShellReady() {
        if (hasFailed) return;
        setHead?.();
        pipe(collect(resolve, visitor));
      },
    });
  });
}

/**
 * What React pipes a document to: it goes on to the visitor, and is collected for others. There is no backpressure: the response
 * buffers what a slow visitor has not read, so that nobody else waits for that.
 */
function collect(done: (document: Buffer) => void, visitor?: Response): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      visitor?.write(piece);
      next();
    },
    final(next) {
      visitor?.end();
      done(Buffer.concat(pieces));
      next();
    },
  });
}
