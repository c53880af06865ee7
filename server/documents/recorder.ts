import { Writable } from "node:stream";

const END_OF_HEAD = "</head>";

/**
 * Takes a document from React and hands it on in pieces: the head by itself, so that a browser fetches the styles
 * early, then whatever is written in one go. React's own pieces of two kilobytes would each be compressed apart.
 */
export class Recorder extends Writable {
  /** All that was written so far; the document once this stream has finished. */
  readonly pieces: Buffer[] = [];

  readonly #onPiece: (piece: Buffer) => void;
  #pending: Buffer[] = [];

  constructor(onPiece: (piece: Buffer) => void = () => undefined) {
    super();
    this.#onPiece = onPiece;
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
      this.#onPiece(piece);
    }
  }
}
