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

/** A little longer than all waiting renderings take. */
const RETRY_AFTER_S = "2";

/** The site as an Express app, with its middleware in the order in which a request meets it. It does not listen. */
export function createApp(context: ServerContext, documents: Documents, errors: ErrorDocuments): Express {
  const { settings, log } = context;
  const app = express();
  app.disable("etag").enable("case sensitive routing").enable("strict routing");

  app.use(setSecurityHeaders(settings));
  app.use(onlyReading(errors));
  app.get(PROBES, health(context));
  // For what follows. Ready responses do not pass here: they are compressed already.
  app.use(compression(fastCompression));
  if (settings.OLD_ASSETS !== undefined) app.use(ASSETS_PATH, oldAssets(settings.OLD_ASSETS));
  app.use(ASSETS_PATH, missingAsset);
  app.use(publicFiles(context.distFolder));
  app.use(serveDocuments(documents, errors));

  // The log gets the error, and the visitor only a status: that of the error if we have a screen for it, else 500.
  const handleError: ErrorRequestHandler = (error: { readonly status?: number }, request, response, next) => {
    const status = errorStatuses.find((known) => known === error.status) ?? 500;
    if (status === 500) log.error({ err: error, id: request.id, path: request.path }, "A request failed");
    if (response.headersSent) return next(error);

    // They may describe a file that could not be read. Only `Connection` stays, which a server that stops has set.
    for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
    if (status === 503) response.set("Retry-After", RETRY_AFTER_S);
    return errors.send(status, response);
  };
  app.use(handleError);
  return app;
}

/** Requests cannot change anything on this site. */
function onlyReading(errors: ErrorDocuments): RequestHandler {
  return async (request, response, next) => {
    // A HEAD gets the same headers as a GET. Node leaves out the body by itself.
    if (request.method === "HEAD") request.method = "GET";
    if (request.method === "GET") return next();
    response.set("Allow", "GET, HEAD");
    return errors.send(405, response);
  };
}

/** Sends the page, the redirect or the 404 page. The status is known before anything is rendered. */
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
