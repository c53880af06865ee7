import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import helmet from "helmet";
import { discoveryFiles } from "./discovery/discoveryFiles";
import type { Documents } from "./documents/documents";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { resolveTarget } from "./documents/resolveTarget";
import { missingAsset, oldAssets } from "./files/oldAssets";
import { publicFiles } from "./files/publicFiles";
import { cachePolicy } from "./http/cachePolicy";
import { fastCompression } from "./http/compression";
import { sendReady } from "./http/readyResponse";
import { ASSETS_PATH } from "./http/readyResponses";
import { headersBesideHelmet, helmetOptions } from "./http/securityHeaders";
import { health } from "./operations/health";
import type { ServerContext } from "./serverContext";

interface AppParts {
  readonly context: ServerContext;
  readonly documents: Documents;
  readonly errors: ErrorDocuments;
}

/** The site as an Express app that does not listen: its steps, in the order in which a request meets them. */
export function createApp({ context, documents, errors }: AppParts): Express {
  const { settings } = context;
  const app = express();
  app.disable("etag");
  // No page may depend on what the parser makes of hostile queries.
  app.set("query parser", false);

  app.use(helmet(helmetOptions(settings)));
  app.use((_request, response, next) => {
    response.set(headersBesideHelmet(settings));
    next();
  });
  app.use(onlyReading(errors));
  app.use(health(context.state));
  // What is ready is compressed already.
  app.use(compression(fastCompression));
  if (settings.OLD_ASSETS !== undefined) app.use(ASSETS_PATH, oldAssets(settings.OLD_ASSETS));
  app.use(ASSETS_PATH, missingAsset);
  app.use(publicFiles(context));
  app.use(discoveryFiles(settings));
  app.use(serveDocuments(documents, errors));
  app.use(failure({ context, errors }));
  return app;
}

/** Nothing on this site can be changed by a request. */
function onlyReading(errors: ErrorDocuments): RequestHandler {
  return async (request, response, next) => {
    if (request.method === "GET") return next();
    if (request.method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      return errors.send(405, request, response);
    }
    // Node leaves the body of a response to HEAD out by itself; as a GET it gets all the headers of one.
    request.method = "GET";
    return next();
  };
}

/** The page, the redirect or the 404 page that a target leads to. The status is known before anything is rendered. */
function serveDocuments(documents: Documents, errors: ErrorDocuments): RequestHandler {
  return async (request, response) => {
    const target = resolveTarget(request.url);
    if (target.kind === "malformed") return errors.send(400, request, response);
    if (target.kind === "moved") {
      response.set({ Location: target.location, "Cache-Control": cachePolicy.hour });
      response.status(301).end();
      return undefined;
    }
    const ready = documents.findReady(target.address);
    return ready ? sendReady(request, response, ready) : documents.stream(target.address, response);
  };
}

/** The last step. What went wrong is for the log; the visitor sees no more than the status. */
function failure({ context, errors }: Pick<AppParts, "context" | "errors">): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // Express and serve-static mark errors that the request itself is to blame for.
    const status = isClientError(error) ? 400 : 500;
    if (status === 500)
      context.log.error({ err: error, id: request.id, path: request.path }, "A request failed");
    if (response.headersSent) return next(error);
    return errors.send(status, request, response);
  };
}

function isClientError(error: unknown): boolean {
  return error instanceof Error && "status" in error && Number(error.status) < 500;
}
