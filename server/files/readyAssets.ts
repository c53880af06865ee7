import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cachePolicy } from "../http/cachePolicy";
import { assetType } from "../http/contentTypes";
import { readyResponse } from "../http/readyResponse";
import type { ReadyResponses } from "../http/readyResponses";
import type { Site } from "../site";
import { endings } from "./assetFiles";
import { ASSETS_PATH } from "./manifest";

/**
 * Reads the hashed files of this build with their compressed forms: few and small enough to stay in memory, whatever
 * becomes of their folder. Until then the disk serves them, since to read them first would be a tenth of the start.
 */
export async function prepareAssets(
  { distFolder, commonHeaders }: Site,
  ready: ReadyResponses,
): Promise<void> {
  const folder = join(distFolder, "assets");
  const files = await readdir(folder);
  const read = async (file: string) =>
    files.includes(file) ? [await readFile(join(folder, file))] : undefined;
  for (const file of files) {
    const type = assetType(file);
    const identity = await read(file);
    if (type === undefined || !identity) continue;
    const br = await read(`${file}${endings.br}`);
    const gzip = await read(`${file}${endings.gzip}`);
    const asset = readyResponse({
      status: 200,
      headers: { ...commonHeaders, "Content-Type": type, "Cache-Control": cachePolicy.hashed },
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      isStreamed: false,
    });
    ready.addAsset(`${ASSETS_PATH}/${file}`, asset);
  }
}
