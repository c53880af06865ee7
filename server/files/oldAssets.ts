import type { RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import { cachePolicy } from "../http/cachePolicy";
import { ASSETS_PATH } from "../http/readyResponses";
import { setRequestId } from "../http/requestId";
import { quoted, SettingsError } from "../settings";

const HASHED_FILE = /^\/\w[\w.-]{0,100}$/;

/**
 * Hashed files of other releases, for pages that are still open.
 * @throws {SettingsError}
 */
export function oldAssets(folder: string): RequestHandler {
  const files = serveCompressed(folder);
  return (request, response, next) =>
    HASHED_FILE.test(request.path) ? files(request, response, next) : next();
}

function serveCompressed(folder: string): RequestHandler {
  try {
    return expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ["br", "gzip"],
      index: false,
      serveStatic: {
        redirect: false,
        // compression() would zip a part after it was cut out.
        acceptRanges: false,
        cacheControl: false,
        setHeaders: (response) => response.setHeader("Cache-Control", cachePolicy.hashed),
      },
    });
  } catch (error) {
    // It looks at all that is in the folder, and below.
    const { message } = error as Error;
    throw new SettingsError(
      `OLD_ASSETS is ${quoted(folder)}: give a folder that can be read whole (${message})`,
    );
  }
}

/** Repeats the path only if it is plainly harmless. */
export const missingAsset: RequestHandler = (request, response) => {
  const path = HASHED_FILE.test(request.path) ? request.path : "/";
  setRequestId(response);
  // express-static-gzip sets it also for a file that has just been removed.
  response.removeHeader("Content-Encoding");
  response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
  response.send(`No route matches URL "${ASSETS_PATH}${path}"\n`);
};
