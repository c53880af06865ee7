import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import compression from "compression";
import type { RequestHandler, Response } from "express";
import expressStaticGzip from "express-static-gzip";
import serveStatic from "serve-static";
import { ASSETS_PATH, cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import { SettingsError } from "../operations/startErrors";

/** No ranges: compression() would compress a part after it was cut out. */
const WHOLE = { index: false, redirect: false, acceptRanges: false, cacheControl: false } as const;

const HASHED_FILE = /^\/\w[\w.-]{0,100}$/;

/** Icons, logo and pictures for sharing, which other sites may show. */
export function publicFiles(distFolder: string): RequestHandler {
  const setHeaders = (response: Response, file: string) => {
    response.set({ "Cache-Control": cachePolicy.publicFile, "Cross-Origin-Resource-Policy": "cross-origin" });
    response.type(extname(file));
    // A 304 has no type by which compression() could see that its 200 varies.
    if (compression.filter(response.req, response)) response.vary("Accept-Encoding");
  };
  return serveStatic(join(distFolder, "public"), { ...WHOLE, setHeaders });
}

/** Hashed files of other releases, for pages that are still open. @throws {SettingsError} */
export function oldAssets(folder: string): RequestHandler {
  const setHeaders = (response: ServerResponse) => response.setHeader("Cache-Control", cachePolicy.hashed);
  try {
    const files = expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ["br"],
      serveStatic: { ...WHOLE, setHeaders },
    });
    return (request, response, next) =>
      HASHED_FILE.test(request.path) ? files(request, response, next) : next();
  } catch (error) {
    // express-static-gzip reads the folder and all folders below it.
    throw new SettingsError(`OLD_ASSETS: give a folder that can be read whole (${(error as Error).message})`);
  }
}

/** The message repeats the path only if that is harmless. */
export const missingAsset: RequestHandler = (request, response) => {
  const path = HASHED_FILE.test(request.path) ? request.path : "/";
  setRequestId(response);
  // Set by express-static-gzip, which remembers the files of the start.
  response.removeHeader("Content-Encoding");
  response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
  response.send(`No route matches URL "${ASSETS_PATH}${path}"\n`);
};
