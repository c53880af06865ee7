import { setTimeout as delay } from "node:timers/promises";
import { HttpError } from "../http/httpError";

/** With this many, the last one waits about half a second to be rendered. */
const MOST_WAITING = 30;

/**
 * The pause after a rendering, as a multiple of its duration. With 2, two thirds of the processor are free for other requests.
 */
const PAUSE_PER_RENDERING = 2;

/** An upper limit, because a rendering that hung took a long time but no processor time. */
const MOST_PAUSE_MS = 1000;

/** Renders one document at a time, with a pause after each, and compresses one at a time. */
export class RenderQueue {
  /** Documents that were refused, whose rendering began, and whose rendering failed, since the start. */
  shed = 0;
  renders = 0;
  failures = 0;

  /** Documents that are being rendered or compressed, or wait for that. */
  waiting = 0;

  #lastRendering: Promise<unknown> = Promise.resolve();
  #lastCompression: Promise<unknown> = Promise.resolve();

  /**
   * Counts a document as waiting until `make` ends.
   * @throws {HttpError} 503 if too many documents wait already
   */
  async add<Made>(make: () => Promise<Made>): Promise<Made> {
    if (this.waiting > MOST_WAITING) {
      this.shed += 1;
      throw new HttpError(503, `${MOST_WAITING} documents wait to be rendered or compressed`);
    }

    this.waiting += 1;
    try {
      return await make();
    } finally {
      this.waiting -= 1;
    }
  }

  /**
   * Renders a document when its turn comes, unless nobody wants it any more.
   * @returns undefined if nobody did
   */
  render<Rendered>(render: () => Promise<Rendered>, isWanted = () => true): Promise<Rendered | undefined> {
    let pauseMs = 0;
    const rendering = this.#lastRendering.then(async () => {
      if (!isWanted()) return undefined;
      this.renders += 1;
      const started = performance.now();
      try {
        return await render();
      } catch (error) {
        this.failures += 1;
        throw error;
      } finally {
        pauseMs = Math.min(PAUSE_PER_RENDERING * (performance.now() - started), MOST_PAUSE_MS);
      }
    });
    const pause = () => delay(pauseMs);
    this.#lastRendering = rendering.then(pause, pause);
    return rendering;
  }

  /** Compresses a document when its turn comes. In another thread, one at a time, so that threads are left for visitors who wait. */
  compress<Compressed>(compress: () => Promise<Compressed>): Promise<Compressed> {
    const compression = this.#lastCompression.then(compress);
    this.#lastCompression = compression.catch(() => undefined);
    return compression;
  }
}
