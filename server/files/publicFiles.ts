import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { cachePolicy } from "../http/cachePolicy";
import { cachedResponse, compressedResponse, type CachedResponse } from "../http/cachedResponse";
import { startBrotli } from "../http/compression";
import type { ServerContext } from "../serverContext";
import { contentTypeOf } from "./fileResponse";

/** The others are compressed in themselves. */
const COMPRESSIBLE = /^(?:text\/|image\/(?:svg\+xml|vnd\.microsoft\.icon))/;

export type PublicFiles = Awaited<ReturnType<typeof readPublicFiles>>;

/**
 * Icons, the logo and pictures. Other sites may embed them. They are read at the start, because a later build may replace the folder,
 * and compressed at their first request.
 */
export async function readPublicFiles({ distFolder }: ServerContext) {
  const folder = join(distFolder, "public");
  const bodies = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(encodeURI(`/${relative(folder, file)}`), await readFile(file));
  }

  const respond = async (path: string, body: Buffer) => {
    const headers = {
      "Content-Type": contentTypeOf(path),
      "Cache-Control": cachePolicy.publicFile,
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    if (!COMPRESSIBLE.test(headers["Content-Type"])) return cachedResponse(200, headers, { identity: body });
    return compressedResponse(200, headers, body, startBrotli);
  };

  const responses = new Map<string, Promise<CachedResponse>>();
  return {
    async find(path: string): Promise<CachedResponse | undefined> {
      const body = bodies.get(path);
      if (!body) return undefined;
      const response = responses.get(path) ?? respond(path, body);
      responses.set(path, response);
      return response;
    },
  };
}
