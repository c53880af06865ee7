import { setTimeout as delay } from "node:timers/promises";

/** The last of them waits about half a second. */
const MAX_WAITING = 30;

/** The pause is so many times as long as the rendering was: two thirds of the processor are left for ready responses. */
const PAUSE_PER_RENDERING = 2;

/** No pause is longer: a rendering that hung took much time, but no processor. */
const MAX_PAUSE_MS = 1000;

/** One rendering at a time, with a pause between two. */
export class RenderQueue {
  /** Since the start: refused, begun, and failed renderings. */
  shed = 0;
  renders = 0;
  failures = 0;

  /** Each of these functions lets a rendering begin. The first one has waited longest. */
  readonly #waiting = new Set<() => void>();

  /** While something is rendered, and during the pause after it. */
  #isBusy = false;

  /** How many renderings have not begun. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Renders when it is this rendering's turn.
   * @param everybodyLeft aborted when nobody waits for the rendering any more: it then leaves the queue
   * @returns undefined if the rendering left the queue
   * @throws an error with status 503 if too many wait already
   */
  async run<Rendered>(
    render: () => Promise<Rendered>,
    everybodyLeft?: AbortSignal,
  ): Promise<Rendered | undefined> {
    if (this.waiting === MAX_WAITING) {
      this.shed += 1;
      throw Object.assign(new Error(`${MAX_WAITING} documents wait to be rendered`), { status: 503 });
    }

    const hasTurn = await this.#waitForTurn(everybodyLeft);
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

  /** Resolves to whether the rendering may begin; if not, everybody left before. */
  #waitForTurn(everybodyLeft: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = () => resolve(true);
      const leave = () => {
        this.#waiting.delete(begin);
        resolve(false);
      };
      this.#waiting.add(begin);
      everybodyLeft?.addEventListener("abort", leave, { once: true });
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
