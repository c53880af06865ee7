import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RenderQueue } from "../../server/documents/renderQueue";

const A_VISITOR_WAITS_MS = 2000;

/** Resolves when the event loop has gone round. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Holds the rests of all queues of this process: each says how long it would be, and ends once the test calls `end`. */
function holdRests() {
  const rests: { readonly ms: number | undefined; readonly end: () => void }[] = [];
  const wait = vi
    .spyOn(timers, "setTimeout")
    .mockImplementation(
      (ms, value) => new Promise((resolve) => rests.push({ ms, end: () => resolve(value) })),
    );
  syncBuiltinESMExports();
  onTestFinished(() => {
    wait.mockRestore();
    syncBuiltinESMExports();
  });
  return rests;
}

describe("renderings", () => {
  it.each<[fate: string, end: () => void]>([
    ["succeeds", () => undefined],
    [
      "fails",
      () => {
        throw new Error("the rendering failed");
      },
    ],
  ])("come one at a time, also after one that %s", async (_fate, end) => {
    const rests = holdRests();
    const queue = new RenderQueue();
    const events: string[] = [];
    let finish = () => {};
    const first = queue.render(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      events.push("the first ends");
      end();
    });
    const second = queue.render(async () => void events.push("the second begins"));
    await nextTurn();
    finish();
    await Promise.allSettled([first]);
    // What does not wait for the rest begins now.
    await nextTurn();
    events.push("the rest ends");
    for (const rest of rests) rest.end();
    await second;
    expect(events).toEqual(["the first ends", "the rest ends", "the second begins"]);
  });

  /** How long the rest after a rendering of this length is. */
  async function restAfter(renderingMs: number): Promise<number> {
    const rests = holdRests();
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    onTestFinished(() => now.mockRestore());
    await new RenderQueue().render(async () => void now.mockReturnValue(renderingMs));
    return rests.reduce((sum, { ms = 0 }) => sum + ms, 0);
  }

  it("leave at least half of the processor to other requests", async () => {
    expect(await restAfter(50)).toBeGreaterThanOrEqual(50);
  });

  it("do not keep the next one waiting long after one that hung", async () => {
    expect(await restAfter(60_000)).toBeLessThan(A_VISITOR_WAITS_MS);
  });
});
