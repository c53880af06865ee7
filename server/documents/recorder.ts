import { Writable } from "node:stream";
import { finished } from "node:stream/promises";

const END_OF_HEAD = "</head>";

/**
 * Joins React's small pieces of a document, which compress badly one by one: the head is one piece, so that browsers
 * fetch the styles early, and what React then writes in one go is another.
 */
export class Recorder extends Writable {
  readonly pieces: Buffer[] = [];
  /** Resolves when the document is whole. */
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
