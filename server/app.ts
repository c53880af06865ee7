import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { DocumentCache } from "./documents/documentCache";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { errorStatuses } from "./documents/renderPage";
import { resolveTarget } from "./documents/resolveTarget";
import { findOldAsset, missingAsset } from "./files/assets";
import type { PublicFiles } from "./files/publicFiles";
import { failsPrecondition, sendCached, type CachedResponse } from "./http/cachedResponse";
import { ASSETS_PATH, cachePolicy } from "./http/cachePolicy";
import { fastCompression } from "./http/compression";
import { health, PROBES } from "./operations/health";
import type { ServerContext } from "./serverContext";

/** A little longer than the renderings that can wait in the queue take. */
const RETRY_AFTER_S = "2";

interface Parts {
  readonly documents: DocumentCache;
  readonly errors: ErrorDocuments;
  readonly publicFiles: PublicFiles;
}

/** The Express app, with its middleware in the order in which requests pass through it. It does not listen. */
export function createApp(context: ServerContext, { documents, errors, publicFiles }: Parts): Express {
  const { setSecurityHeaders, log } = context;
  const app = express();
  app.disable("etag").disable("x-powered-by").enable("case sensitive routing").enable("strict routing");

  app.use(onlyReading(errors));
  app.get(PROBES, health(context));
  app.use(serveFiles((path) => findOldAsset(path, context), errors));
  app.use(ASSETS_PATH, missingAsset);
  app.use(serveFiles((path) => publicFiles.find(path), errors));
  // After the routes above and not for cached responses, which are compressed already.
  app.use(compression(fastCompression));
  app.use(serveDocuments(documents, errors));

  // Visitors see only a status: that of the error if there is an error screen for it, otherwise 500. The error itself is logged.
  const handleError: ErrorRequestHandler = (error: { readonly status?: number }, request, response, next) => {
    const status = errorStatuses.find((known) => known === error.status) ?? 500;
    if (status === 500) log.error({ err: error, id: request.id, path: request.path }, "A request failed");
    if (response.headersSent) return next(error);

    // The headers may describe a file that could not be read. Only `Connection` stays: a server that is shutting down has set it.
    for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
    setSecurityHeaders(request, response);
    if (status === 503) response.set("Retry-After", RETRY_AFTER_S);
    return errors.send(status, response);
  };
  app.use(handleError);
  return app;
}

/** Nothing on this site can be changed by a request. */
function onlyReading(errors: ErrorDocuments): RequestHandler {
  return async (request, response, next) => {
    // A HEAD gets the same headers as a GET. Node leaves out the body.
    if (request.method === "HEAD") request.method = "GET";
    if (request.method === "GET") return next();
    response.set("Allow", "GET, HEAD");
    return errors.send(405, response);
  };
}

/** Sends a file, if there is one at the path. */
function serveFiles(
  find: (path: string) => Promise<CachedResponse | undefined>,
  errors: ErrorDocuments,
): RequestHandler {
  return async (request, response, next) => {
    const file = await find(request.path);
    if (!file) return next();
    if (failsPrecondition(request, file)) return errors.send(412, response);
    return sendCached(response, file);
  };
}

/** Sends the page, the redirect or the 404 page. Resolving the target decides the status before anything is rendered. */
function serveDocuments(documents: DocumentCache, errors: ErrorDocuments): RequestHandler {
  return async (request, response) => {
    const target = resolveTarget(request.url);

    if (target.status === 400) return errors.send(400, response);
    if (target.status === 301) {
      response.set({ Location: target.location, "Cache-Control": cachePolicy.hour });
      return response.status(301).end();
    }

    const cached = documents.findCached(target.key);
    if (target.status === 200 && failsPrecondition(request, cached)) return errors.send(412, response);
    return cached ? sendCached(response, cached) : documents.send(target, response);
  };
}
