import { join } from "node:path";
import { Router, type RequestHandler } from "express";
import { ASSETS_PATH, cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../operations/requestId";
import type { ServerContext } from "../serverContext";
import { serveFiles } from "./serveFiles";

/** The names that the build gives to hashed files. Whatever else somebody puts into the folders is not served. */
const HASHED_FILE = /^\/[\w.-]+-[\dA-Z]{8}\.(?:css|js|woff2)$/;

/** Paths that may be repeated in a response. */
const HARMLESS_PATH = /^\/\w[\w.-]{0,100}$/;

/** Scripts, styles and fonts of this release, and of earlier ones for pages that are still open. */
export function serveAssets({ distFolder, settings }: ServerContext): Router {
  const folders = [join(distFolder, "assets"), settings.OLD_ASSETS].filter((folder) => folder !== undefined);
  const assets = folders.map((folder) => serveFiles(folder, { maxAge: "1y", immutable: true }));
  return Router({ caseSensitive: true })
    .get(HASHED_FILE, ...assets)
    .use(missingAsset);
}

/** Plain text, because no visitor sees it. It repeats the path only if that contains nothing but harmless characters. */
const missingAsset: RequestHandler = (request, response) => {
  const path = HARMLESS_PATH.test(request.path) ? request.path : "/";
  setRequestId(response);
  response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
  response.end(`No route matches URL "${ASSETS_PATH}${path}"\n`);
};
