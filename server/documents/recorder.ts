import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from "node:zlib";
import { bestCompression } from "../http/compression";
import { readyResponse, type Pieces, type ReadyResponse } from "../http/readyResponse";

const END_OF_HEAD = "</head>";

/**
 * Joins React's small pieces of a document, which compress badly one by one: the head is one piece, so that browsers
 * fetch the styles early, and what React then writes in one go is another.
 */
export class Recorder extends Writable {
  readonly pieces: Buffer[] = [];
  readonly whole = finished(this);

  readonly #followers: ((piece: Buffer) => void)[] = [];
  #pending: Buffer[] = [];

  /** Hands on every piece, earlier ones included. Resolves after the last one. */
  follow(onPiece: (piece: Buffer) => void): Promise<void> {
    for (const piece of this.pieces) onPiece(piece);
    this.#followers.push(onPiece);
    return this.whole;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pending.push(chunk);
    if (this.#pending.length === 1) process.nextTick(() => this.#emitPieces());
    done();
  }

  override _final(done: () => void): void {
    this.#emitPieces();
    done();
  }

  #emitPieces(): void {
    const bytes = Buffer.concat(this.#pending);
    this.#pending = [];
    const headEnd = this.pieces.length === 0 ? bytes.indexOf(END_OF_HEAD) + END_OF_HEAD.length : 0;
    for (const piece of [bytes.subarray(0, headEnd), bytes.subarray(headEnd)]) {
      if (piece.length === 0) continue;
      this.pieces.push(piece);
      for (const onPiece of this.#followers) onPiece(piece);
    }
  }
}

/** A document, compressed for all later visitors once it is whole. */
export async function recordedDocument(
  { whole, pieces }: Recorder,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<ReadyResponse> {
  await whole;
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
