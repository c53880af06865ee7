import { setTimeout as delay } from "node:timers/promises";

/** With this many, the last one waits about half a second. */
const MAX_WAITING = 30;

/**
 * The pause after a rendering, as a multiple of its duration. With 2, two thirds of the processor are free for cached responses.
 */
const PAUSE_PER_RENDERING = 2;

/** An upper limit, because a rendering that hung took a long time but no processor time. */
const MAX_PAUSE_MS = 1000;

/** Runs one rendering at a time, with a pause after each. */
export class RenderQueue {
  /** Renderings that were refused, started and failed, since the start. */
  shed = 0;
  renders = 0;
  failures = 0;

  /** Each function starts one rendering. The one that has waited longest is the first. */
  readonly #waiting = new Set<() => void>();

  /** True during a rendering and the pause after it. */
  #isBusy = false;

  /** How many renderings wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Runs a rendering when its turn comes.
   * @param allGone aborts when all clients are gone; the rendering then leaves the queue
   * @returns undefined if the rendering left the queue
   * @throws an error with status 503 if too many renderings wait already
   */
  async run<Rendered>(render: () => Promise<Rendered>, allGone?: AbortSignal): Promise<Rendered | undefined> {
    if (this.waiting === MAX_WAITING) {
      this.shed += 1;
      throw Object.assign(new Error(`${MAX_WAITING} documents wait to be rendered`), { status: 503 });
    }

    const hasTurn = await this.#waitForTurn(allGone);
    if (!hasTurn) return undefined;

    this.renders += 1;
    const started = performance.now();
    try {
      return await render();
    } catch (error) {
      this.failures += 1;
      throw error;
    } finally {
      void this.#pause(performance.now() - started);
    }
  }

  /** Resolves to true when it is the rendering's turn, or to false if all clients have gone before. */
  #waitForTurn(allGone: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = () => resolve(true);
      const leave = () => {
        this.#waiting.delete(begin);
        resolve(false);
      };
      this.#waiting.add(begin);
      allGone?.addEventListener("abort", leave, { once: true });
      this.#beginNext();
    });
  }

  #beginNext(): void {
    const [begin] = this.#waiting;
    if (this.#isBusy || !begin) return;
    this.#isBusy = true;
    this.#waiting.delete(begin);
    begin();
  }

  async #pause(renderingMs: number): Promise<void> {
    await delay(Math.min(PAUSE_PER_RENDERING * renderingMs, MAX_PAUSE_MS));
    this.#isBusy = false;
    this.#beginNext();
  }
}
