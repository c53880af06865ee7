import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { contentType } from "mime-types";
import { cachedResponse, type CachedResponse } from "../http/cachedResponse";

export function contentTypeOf(file: string): string {
  return contentType(extname(file)) || "application/octet-stream";
}

/**
 * A file as a response, in each coding in which it lies beside itself, as the build writes assets. Undefined if the file is not
 * there.
 */
export async function readFileResponse(
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<CachedResponse | undefined> {
  const [identity, br, gzip] = await Promise.all(
    ["", ".br", ".gz"].map((ending) => readIfThere(file + ending)),
  );
  return (
    identity &&
    cachedResponse(200, { ...headers, "Content-Type": contentTypeOf(file) }, { identity, br, gzip })
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
