import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { ASSETS_PATH, cachePolicy } from "../http/cachePolicy";
import { readyResponse, type ReadyResponse } from "../http/readyResponse";
import type { ServerContext } from "../serverContext";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The hashed files of this release, by path. They are read at the start, because a later build may replace the folder. */
export async function readReleaseAssets({ distFolder, commonHeaders }: ServerContext) {
  const folder = join(distFolder, "assets");
  const files = await readdir(folder);
  const read = async (file: string) => (files.includes(file) ? readFile(join(folder, file)) : undefined);
  const assets = new Map<string, ReadyResponse>();
  for (const file of files) {
    const type = contentTypes[extname(file)];
    if (type === undefined) continue;
    const identity = await readFile(join(folder, file));
    const bodies = { identity, br: await read(`${file}.br`), gzip: await read(`${file}.gz`) };
    const headers = { ...commonHeaders, "Content-Type": type, "Cache-Control": cachePolicy.hashed };
    assets.set(`${ASSETS_PATH}/${file}`, readyResponse(200, headers, bodies));
  }
  return assets;
}
