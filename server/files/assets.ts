import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import type { CachedResponse } from "../http/cachedResponse";
import { ASSETS_PATH, cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";
import { readFileResponse } from "./fileResponse";
import { HASHED_FILE } from "./releaseFileNames";

/** Paths that may be repeated in a response. */
const HARMLESS_PATH = /^\/\w[\w.-]{0,100}$/;

/** The hashed files of this release, by path. They are read at the start, because a later build may replace the folder. */
export async function readReleaseAssets(context: ServerContext) {
  const folder = join(context.distFolder, "assets");
  const names = (await readdir(folder)).filter((name) => HASHED_FILE.test(name));
  const assets = new Map<string, CachedResponse>();
  for (const name of names) {
    const asset = await readAsset(folder, name);
    if (asset) assets.set(`${ASSETS_PATH}/${name}`, asset);
  }
  return assets;
}

/**
 * Finds hashed files of other releases, for pages that are still open. They are read at each request, because files come and go.
 * @returns undefined for other files that the folder may contain
 */
export async function findOldAsset(
  path: string,
  context: ServerContext,
): Promise<CachedResponse | undefined> {
  const folder = context.settings.OLD_ASSETS;
  const name = path.slice(`${ASSETS_PATH}/`.length);
  return folder !== undefined && HASHED_FILE.test(name) ? readAsset(folder, name) : undefined;
}

function readAsset(folder: string, name: string) {
  return readFileResponse(join(folder, name), { "Cache-Control": cachePolicy.hashed });
}

/** The 404 for assets. It repeats the path only if that contains nothing but harmless characters. */
export const missingAsset: RequestHandler = (request, response) => {
  const path = HARMLESS_PATH.test(request.path) ? request.path : "/";
  setRequestId(response);
  response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
  response.send(`No route matches URL "${ASSETS_PATH}${path}"\n`);
};
