import { Writable } from "node:stream";
import { finished } from "node:stream/promises";

const END_OF_HEAD = "</head>";

/**
 * Takes a document from React and hands it on in pieces: the head by itself, so that a browser fetches the styles
 * early, then whatever is written in one go. React's own pieces of two kilobytes would each be compressed apart.
 */
export class Recorder extends Writable {
  /** All that was written so far. */
  readonly pieces: Buffer[] = [];
  /** Resolves when the document is whole. */
  readonly whole = finished(this);

  readonly #followers: ((piece: Buffer) => void)[] = [];
  #pending: Buffer[] = [];

  /** Hands on every piece, also those that came before. Resolves after the last one. */
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
