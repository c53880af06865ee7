import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPaint } from "../../client/firstPaint";

let hasResolved: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  hasResolved = false;
});
afterEach(() => {
  vi.useRealTimers();
});

const waitAndNote = async () => {
  await firstPaint();
  hasResolved = true;
};
const wait = () => void waitAndNote();

describe("waiting for the first paint", () => {
  it("ends when the first frame has been shown, not when it is made", async () => {
    wait();
    for (const isShown of [false, false, true]) {
      vi.advanceTimersToNextFrame();
      await vi.advanceTimersByTimeAsync(0);
      expect(hasResolved).toBe(isShown);
    }
  });

  it("is left out in a hidden tab, which gets no frames", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    wait();
    await vi.advanceTimersByTimeAsync(0);
    expect(hasResolved).toBe(true);
  });
});
