import { setTimeout as delay } from "node:timers/promises";

/** The last of them waits about half a second. */
const MAX_WAITING = 30;

/** Two thirds of the processor are left for ready responses. */
const PAUSE_PER_RENDERING = 2;

/** One rendering at a time, with a pause between two. */
export class RenderQueue {
  waiting = 0;
  /** Since the start: refused, begun, and failed renderings. */
  shed = 0;
  renders = 0;
  failures = 0;

  #free: Promise<unknown> = Promise.resolve();

  /** @throws an error with status 503 if too many wait already */
  async run<Rendered>(render: () => Promise<Rendered>): Promise<Rendered> {
    if (this.waiting === MAX_WAITING) {
      this.shed += 1;
      throw Object.assign(new Error(`${MAX_WAITING} documents wait to be rendered`), { status: 503 });
    }
    this.waiting += 1;
    let started = 0;
    const rendering = this.#free.then(() => {
      this.waiting -= 1;
      this.renders += 1;
      started = performance.now();
      return render();
    });
    const pause = () => delay(PAUSE_PER_RENDERING * (performance.now() - started));
    this.#free = rendering.catch(() => (this.failures += 1)).then(pause);
    return rendering;
  }
}
