import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Documents } from "./documents/documents";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { errorStatuses } from "./documents/renderPage";
import { resolveTarget } from "./documents/resolveTarget";
import { missingAsset, oldAssets, publicFiles } from "./files/staticFiles";
import { ASSETS_PATH, cachePolicy } from "./http/cachePolicy";
import { fastCompression } from "./http/compression";
import { failsPrecondition, sendReady } from "./http/readyResponse";
import { setSecurityHeaders } from "./http/securityHeaders";
import { health, PROBES } from "./operations/health";
import type { ServerContext } from "./serverContext";

/** A little longer than the renderings that can wait in the queue take. */
const RETRY_AFTER_S = "2";

/** The Express app, with its middleware in the order in which requests pass through it. It does not listen. */
export function createApp(context: ServerContext, documents: Documents, errors: ErrorDocuments): Express {
  const { settings, log } = context;
  const app = express();
  app.disable("etag").enable("case sensitive routing").enable("strict routing");

  app.use(setSecurityHeaders(settings));
  app.use(onlyReading(errors));
  app.get(PROBES, health(context));
  // After the routes above and not for ready responses, which are compressed already.
  app.use(compression(fastCompression));
  if (settings.OLD_ASSETS !== undefined) app.use(ASSETS_PATH, oldAssets(settings.OLD_ASSETS));
  app.use(ASSETS_PATH, missingAsset);
  app.use(publicFiles(context.distFolder));
  app.use(serveDocuments(documents, errors));

  // Visitors see only a status: that of the error if there is an error screen for it, otherwise 500. The error itself is logged.
  const handleError: ErrorRequestHandler = (error: { readonly status?: number }, request, response, next) => {
    const status = errorStatuses.find((known) => known === error.status) ?? 500;
    if (status === 500) log.error({ err: error, id: request.id, path: request.path }, "A request failed");
    if (response.headersSent) return next(error);

    // The headers may describe a file that could not be read. Only `Connection` stays: a server that is shutting down has set it.
    for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
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

/** Sends the page, the redirect or the 404 page. Resolving the target decides the status before anything is rendered. */
function serveDocuments(documents: Documents, errors: ErrorDocuments): RequestHandler {
  return async (request, response) => {
    const target = resolveTarget(request.url);

    if (target.status === 400) return errors.send(400, response);
    if (target.status === 301) {
      response.set({ Location: target.location, "Cache-Control": cachePolicy.hour });
      return response.status(301).end();
    }

    const ready = documents.findReady(target.key);
    if (target.status === 200 && failsPrecondition(request, ready)) return errors.send(412, response);
    return ready ? sendReady(response, ready) : documents.send(target, response);
  };
}
