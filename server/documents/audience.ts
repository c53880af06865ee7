import type { ServerResponse } from "node:http";

/** Those who wait for one rendering. */
export class Audience {
  readonly #leaving = new AbortController();
  #size = 0;

  /** Aborted when the last one has left. */
  get everybodyLeft(): AbortSignal {
    return this.#leaving.signal;
  }

  /** @param response of a visitor; without one, the server itself waits, which never leaves */
  join(response?: ServerResponse): void {
    this.#size += 1;
    // It also closes when it was sent. The rendering is over then, so that it cannot leave the queue any more.
    response?.once("close", () => {
      this.#size -= 1;
      if (this.#size === 0) this.#leaving.abort();
    });
  }
}
