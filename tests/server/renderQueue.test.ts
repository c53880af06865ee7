import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RenderQueue } from "../../server/documents/renderQueue";

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

  it.each([
    [50, 100],
    [10_000, 1000],
  ])("are followed, after %i ms, by a rest of %i ms", async (renderingMs, restMs) => {
    const rests = holdRests();
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    onTestFinished(() => now.mockRestore());
    await new RenderQueue().render(async () => void now.mockReturnValue(renderingMs));
    expect(rests.map(({ ms }) => ms)).toEqual([restMs]);
  });
});
