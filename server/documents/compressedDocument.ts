import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from "node:zlib";
import { bestCompression } from "../http/compression";
import { readyResponse, type Pieces, type ReadyResponse } from "../http/readyResponse";

/** A document, compressed for all later visitors. */
export async function compressedDocument(
  pieces: Pieces,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<ReadyResponse> {
  // One after the other: each thread that compresses keeps its memory.
  const br = await compressPieces(pieces, createBrotliCompress(bestCompression.brotli));
  const gzip = await compressPieces(pieces, createGzip(bestCompression.gzip));
  return readyResponse(status, headers, { identity: pieces, br, gzip });
}

/** Flushes after each piece, so that a browser can unpack it before the next one arrives. */
async function compressPieces(pieces: Pieces, stream: BrotliCompress | Gzip): Promise<Pieces> {
  const flush = promisify((done: () => void) => stream.flush(done));
  const compressed: Buffer[] = [];
  for (const piece of pieces.slice(0, -1)) {
    stream.write(piece);
    await flush();
    compressed.push(stream.read() as Buffer);
  }
  stream.end(pieces.at(-1));
  return [...compressed, await buffer(stream)];
}
