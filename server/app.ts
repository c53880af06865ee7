import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { resolveTarget } from "./documents/resolveTarget";
import { ASSETS_PATH } from "./files/manifest";
import type { Documents } from "./documents/documents";
import { liveCompressionOptions } from "./http/endCompressed";
import type { ErrorDocuments } from "./documents/errorDocuments";
import { discoveryFiles, discoveryRoutes } from "./discovery/discoveryFiles";
import { health } from "./operations/health";
import { sendReady } from "./http/sendReady";
import type { Site } from "./site";
import { assetFiles, publicFiles } from "./files/staticFiles";

export interface AppParts {
  readonly site: Site;
  readonly documents: Documents;
  readonly errors: ErrorDocuments;
}

/** The site as an Express app that does not listen: its steps, in the order in which a request meets them. */
export function createApp({ site, documents, errors }: AppParts): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // No page may depend on what the parser makes of hostile queries.
  app.set("query parser", false);

  app.use((request, response, next) => {
    response.set(site.commonHeaders);
    if (request.id) response.set("X-Request-Id", request.id);
    next();
  });
  app.use(onlyReading(errors));
  app.use(health(site.state));
  app.use(ASSETS_PATH, assetFiles(site));
  app.use(liveCompression());
  app.use(publicFiles(site));
  app.use(discoveryRoutes(discoveryFiles(site.settings)));
  app.use(page({ documents, errors }));
  app.use(failure({ site, errors }));
  return app;
}

/** The site changes nothing for anybody: there is only reading. */
function onlyReading(errors: ErrorDocuments): RequestHandler {
  return async (request, response, next) => {
    if (request.method === "GET") return next();
    if (request.method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      return errors.send(405, response);
    }
    // Node leaves the body of an answer to HEAD out by itself; as a GET it gets all the headers of one.
    request.method = "GET";
    return next();
  };
}

/** For what is streamed, and for small files. */
function liveCompression(): RequestHandler {
  const { gzip, brotli } = liveCompressionOptions;
  return compression({ ...gzip, brotli });
}

/** Status and target are decided before the rendering starts. */
function page({ documents, errors }: Pick<AppParts, "documents" | "errors">): RequestHandler {
  return async (request, response) => {
    const answer = resolveTarget(request.url);
    if (answer.kind === "malformed") return errors.send(400, response);
    if (answer.kind === "moved") {
      response.set({ Location: answer.location, "Cache-Control": "public, max-age=3600" });
      response.status(301).end();
      return undefined;
    }
    const address = documents.addressOf(answer);
    const ready = await documents.find(address);
    return ready ? sendReady(request, response, ready) : documents.stream(address, response);
  };
}

/** The last step. What went wrong is for the log; the visitor is told no more than the status. */
function failure({ site, errors }: Pick<AppParts, "site" | "errors">): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = isMalformedRequest(error) ? 400 : 500;
    if (status === 500)
      site.log.error({ err: error, id: request.id, path: request.path }, "A request failed");
    if (response.headersSent) return next(error);
    return errors.send(status, response);
  };
}

/** Express and serve-static mark errors that the request itself is to blame for. */
function isMalformedRequest(error: unknown): boolean {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
  return status >= 400 && status < 500;
}
