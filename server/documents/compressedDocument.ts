import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { bestCompression } from "../http/compression";
import { readyResponse } from "../http/readyResponse";

/** A document, compressed for all later visitors. */
export async function compressedDocument(
  identity: Buffer,
  status: number,
  headers: Readonly<Record<string, string>>,
) {
  // One after the other: each thread that compresses keeps its memory.
  const br = await promisify(brotliCompress)(identity, bestCompression.brotli);
  const gzipped = await promisify(gzip)(identity, bestCompression.gzip);
  return readyResponse(status, headers, { identity, br, gzip: gzipped });
}
