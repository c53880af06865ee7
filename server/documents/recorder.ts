import { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Response } from "express";
import { bestBrotli } from "../http/compression";
import { readyResponse, type ReadyResponse } from "../http/readyResponse";

/** A document that is being rendered: keeps what React writes, and sends it on. */
export class Recorder extends Writable {
  readonly #written: Buffer[] = [];
  readonly #responses = new Set<Response>();

  /** Sends what was written so far, and all that follows. */
  sendTo(response: Response): void {
    if (response.destroyed) return;
    for (const bytes of this.#written) response.write(bytes);
    if (this.writableEnded) response.end();
    this.#responses.add(response);
    // The recording goes on when a visitor leaves.
    response.once("close", () => this.#responses.delete(response));
  }

  /** React calls it when it has written all that is rendered so far. */
  flush(): void {
    for (const response of this.#responses) response.flush();
  }

  /** The whole document, compressed for all later visitors. */
  async compress(status: number, headers: Readonly<Record<string, string>>): Promise<ReadyResponse> {
    await finished(this);
    const identity = Buffer.concat(this.#written);
    // One after the other: each thread that compresses keeps its memory.
    const br = await promisify(brotliCompress)(identity, bestBrotli);
    const gzipped = await promisify(gzip)(identity);
    return readyResponse(status, headers, { identity, br, gzip: gzipped });
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#written.push(bytes);
    for (const response of this.#responses) response.write(bytes);
    done();
  }

  override _final(done: () => void): void {
    for (const response of this.#responses) response.end();
    done();
  }
}
