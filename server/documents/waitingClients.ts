import type { ServerResponse } from "node:http";

/** Counts the clients who wait for one rendering. */
export class WaitingClients {
  readonly #leaving = new AbortController();
  #count = 0;

  /** Aborts when the last client has closed its connection. */
  get allGone(): AbortSignal {
    return this.#leaving.signal;
  }

  /** @param response to the client; without one the server itself waits, and is never gone */
  add(response?: ServerResponse): void {
    this.#count += 1;
    // "close" fires after a complete response too. By then the rendering has ended, so the abort has no effect.
    response?.once("close", () => {
      this.#count -= 1;
      if (this.#count === 0) this.#leaving.abort();
    });
  }
}
