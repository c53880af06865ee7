import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { endCompressed } from "../http/endCompressed";
import type { PipeDocument } from "./renderPage";

/** Passes a document on to a visitor at the visitor's own pace, and remembers it whole even where they leave. */
export class Recorder extends Writable {
  readonly recorded: Promise<Buffer>;
  readonly #chunks: Buffer[] = [];
  readonly #visitor: ServerResponse | undefined;
  #passedOn = 0;

  constructor(pipe: PipeDocument, visitor?: ServerResponse) {
    super();
    this.#visitor = visitor;
    this.recorded = new Promise((resolve, reject) => {
      this.once("finish", () => resolve(Buffer.concat(this.#chunks)));
      this.once("error", reject);
      this.once("close", () => reject(new Error("The document ended too early")));
    });
    // Nobody may be waiting for it.
    this.recorded.catch(() => undefined);
    pipe(this);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    // React writes two kilobytes at a time, each of which would be a trip to the compressing thread and back.
    if (this.#chunks.length === this.#passedOn + 1) process.nextTick(() => this.#passOn());
    done();
  }

  override _final(done: () => void): void {
    const isWhole = this.#passedOn === 0;
    const rest = this.#takeRest();
    if (this.#visitor?.writable) {
      if (isWhole) endCompressed(this.#visitor, rest);
      else this.#visitor.end(rest);
    }
    done();
  }

  /** What was rendered in one go goes out in one piece. */
  #passOn(): void {
    if (this.writableEnded) return;
    const rest = this.#takeRest();
    if (rest.length > 0 && this.#visitor?.writable) this.#visitor.write(rest);
  }

  #takeRest(): Buffer {
    const rest = Buffer.concat(this.#chunks.slice(this.#passedOn));
    this.#passedOn = this.#chunks.length;
    return rest;
  }
}
