import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Response } from "express";

/** A document that is being rendered: keeps what React writes, and sends it on. */
export class Recorder extends Writable {
  readonly #written: Buffer[] = [];
  readonly #responses = new Set<Response>();
  #isWhole = false;

  readonly whole = finished(this).then(() => Buffer.concat(this.#written));

  /** Sends what was written so far, and all that follows. */
  sendTo(response: Response): void {
    if (response.destroyed) return;
    for (const bytes of this.#written) response.write(bytes);
    if (this.#isWhole) response.end();
    this.#responses.add(response);
    // The recording goes on when a visitor leaves.
    response.once("close", () => this.#responses.delete(response));
  }

  /** React calls it when it has written all that is rendered so far. */
  flush(): void {
    for (const response of this.#responses) response.flush();
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#written.push(bytes);
    for (const response of this.#responses) response.write(bytes);
    done();
  }

  override _final(done: () => void): void {
    this.#isWhole = true;
    for (const response of this.#responses) response.end();
    done();
  }
}
