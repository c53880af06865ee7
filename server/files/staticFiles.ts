import { extname, join } from "node:path";
import compression from "compression";
import express, { type RequestHandler, type Response } from "express";
import serveStatic from "serve-static";
import { ASSETS_PATH, cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";

/** A range is answered with the whole file: compression() would compress the part, whose bytes would then be others. */
const WHOLE = { index: false, redirect: false, acceptRanges: false, cacheControl: false } as const;

const HASHED_FILE = /^\/\w[\w.-]{0,100}$/;

/** Icons, logo and pictures for sharing, which other sites may show. */
export function publicFiles(distFolder: string): RequestHandler {
  const setHeaders = (response: Response, file: string) => {
    response.set({ "Cache-Control": cachePolicy.publicFile, "Cross-Origin-Resource-Policy": "cross-origin" });
    response.type(extname(file));
    // compression() adds `Vary` by the type, which a 304 does not have.
    if (compression.filter(response.req, response)) response.vary("Accept-Encoding");
  };
  return serveStatic(join(distFolder, "public"), { ...WHOLE, setHeaders });
}

/**
 * Hashed files of other releases, for pages that are still open. Each is looked for when it is requested, so the folder may
 * hold anything else, and files may come and go.
 */
export function oldAssets(folder: string): RequestHandler {
  /** Nothing else in the folder is looked at. */
  const onlyHashedFiles: RequestHandler = ({ path }, _response, next) => {
    if (HASHED_FILE.test(path)) next();
    else next("router");
  };

  /** The build writes each file compressed beside it. */
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
  // The best one that the client accepts and that is there.
  router.use(filesThatEnd(".br", "br"), filesThatEnd(".gz", "gzip"), filesThatEnd(""));
  return router;
}

/** The last word on hashed files. The message repeats the path only if that is harmless. */
export const missingAsset: RequestHandler = (request, response) => {
  const path = HASHED_FILE.test(request.path) ? request.path : "/";
  setRequestId(response);
  response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
  response.send(`No route matches URL "${ASSETS_PATH}${path}"\n`);
};
