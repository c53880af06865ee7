import { extname, join } from "node:path";
import compression from "compression";
import express, { type RequestHandler, type Response } from "express";
import serveStatic from "serve-static";
import { ASSETS_PATH, cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import { HASHED_FILE } from "./releaseFileNames";

/**
 * Range requests get the whole file. compression() would compress the part, and its bytes would not fit those of the other parts.
 */
const WHOLE = { index: false, redirect: false, acceptRanges: false, cacheControl: false } as const;

/** Paths that may be repeated in a response. */
const HARMLESS_PATH = /^\/\w[\w.-]{0,100}$/;

/** Icons, the logo and sharing pictures. Other sites may embed them. */
export function publicFiles(distFolder: string): RequestHandler {
  const setHeaders = (response: Response, file: string) => {
    response.set({ "Cache-Control": cachePolicy.publicFile, "Cross-Origin-Resource-Policy": "cross-origin" });
    response.type(extname(file));
    // compression() sets `Vary` according to the content type, which a 304 does not have.
    if (compression.filter(response.req, response)) response.vary("Accept-Encoding");
  };
  return serveStatic(join(distFolder, "public"), { ...WHOLE, setHeaders });
}

/**
 * Hashed files of other releases, for pages that are still open. They are looked up at each request, because files come and go.
 * The folder may contain other files, which are not served.
 */
export function oldAssets(folder: string): RequestHandler {
  const onlyHashedFiles: RequestHandler = ({ path }, _response, next) => {
    if (HASHED_FILE.test(path.slice(1))) next();
    else next("router");
  };

  /** Serves the precompressed files, which the build writes beside the originals. */
  const filesThatEnd = (ending: string, coding?: string): RequestHandler => {
    const setHeaders = (response: Response, file: string) => {
      response.set("Cache-Control", cachePolicy.hashed).vary("Accept-Encoding");
      response.type(extname(file.slice(0, file.length - ending.length)));
      if (coding !== undefined) response.set("Content-Encoding", coding);
    };
    const serve = serveStatic(folder, { ...WHOLE, setHeaders });

    return (request, response, next) => {
      const { url, path } = request;
      if (coding !== undefined && !request.acceptsEncodings(coding)) return next();
      request.url = path + ending;
      return serve(request, response, (error?: unknown) => {
        request.url = url;
        next(error);
      });
    };
  };

  const router = express.Router();
  router.use(onlyHashedFiles);
  // The first that the client accepts and that exists.
  router.use(filesThatEnd(".br", "br"), filesThatEnd(".gz", "gzip"), filesThatEnd(""));
  return router;
}

/** The 404 for assets. It repeats the path only if that contains nothing but harmless characters. */
export const missingAsset: RequestHandler = (request, response) => {
  const path = HARMLESS_PATH.test(request.path) ? request.path : "/";
  setRequestId(response);
  response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
  response.send(`No route matches URL "${ASSETS_PATH}${path}"\n`);
};
