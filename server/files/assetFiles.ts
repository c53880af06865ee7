import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { assetType } from "../http/contentTypes";
import { readyResponse, sendReady, type ReadyResponse } from "../http/readyResponse";
import { ASSETS_PATH, type ReadyResponses } from "../http/readyResponses";
import { setRequestId } from "../http/requestId";
import type { Site } from "../site";

const HASHED_FILE = /^\/\w[\w.-]{0,100}$/;

/**
 * Hashed files of this release, and of earlier ones for pages that are still open: read from the disk on the first
 * request, sent from memory on all that follow.
 */
export function assetFiles(
  { distFolder, settings, commonHeaders }: Site,
  ready: ReadyResponses,
): RequestHandler {
  const folders = [join(distFolder, "assets"), settings.OLD_ASSETS].filter((folder) => folder !== undefined);
  return async (request, response) => {
    const file = request.path;
    const target = `${ASSETS_PATH}${file}`;
    const isNamed = HASHED_FILE.test(file);
    // Ready already where only a query kept the listener from finding it.
    let asset = ready.find(target);
    for (const folder of isNamed ? folders : []) asset ??= await readAsset(join(folder, file), commonHeaders);
    if (asset) {
      ready.add(target, asset);
      return sendReady(request, response, asset);
    }
    setRequestId(response);
    response.status(404).set("Cache-Control", cachePolicy.none).type("text/plain");
    // In few words: only programs request assets. Only a path that is plainly harmless is repeated.
    return response.send(`No route matches URL "${isNamed ? target : `${ASSETS_PATH}/`}"\n`);
  };
}

/** A file with the compressed forms that the build puts beside it where it is worth compressing. */
async function readAsset(
  path: string,
  commonHeaders: Readonly<Record<string, string>>,
): Promise<ReadyResponse | undefined> {
  const type = assetType(path);
  const identity = type && (await read(path));
  if (!identity) return undefined;
  const [br, gzip] = await Promise.all([read(`${path}.br`), read(`${path}.gz`)]);
  return readyResponse({
    status: 200,
    headers: { ...commonHeaders, "Content-Type": type, "Cache-Control": cachePolicy.hashed },
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    isStreamed: false,
  });
}

async function read(path: string): Promise<readonly Buffer[] | undefined> {
  try {
    return [await readFile(path)];
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
