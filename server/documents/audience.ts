import type { ServerResponse } from "node:http";

/** Counts the visitors who wait for one rendering. */
export class Audience {
  readonly #leaving = new AbortController();
  #size = 0;

  /** Aborts when the last visitor has left. */
  get everybodyLeft(): AbortSignal {
    return this.#leaving.signal;
  }

  /** @param response of the visitor; without one the server itself waits, and never leaves */
  join(response?: ServerResponse): void {
    this.#size += 1;
    // "close" fires after a complete response too. By then the rendering has ended, so the abort has no effect.
    response?.once("close", () => {
      this.#size -= 1;
      if (this.#size === 0) this.#leaving.abort();
    });
  }
}
