import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPaint } from "../../client/firstPaint";

let tellOfPaint: () => void;
let isOver: boolean;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: () => void) {
        tellOfPaint = callback;
      }
      observe() {}
    },
  );
  isOver = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waitAndNote = async () => {
  await firstPaint();
  isOver = true;
};
const wait = async () => {
  void waitAndNote();
  await settle();
};

describe("waiting for the first paint", () => {
  it("ends when the browser tells of it", async () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    await wait();
    expect(isOver).toBe(false);
    tellOfPaint();
    await settle();
    expect(isOver).toBe(true);
  });

  it("is left out in a tab that nobody looks at, which is not painted", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await wait();
    expect(isOver).toBe(true);
  });

  it.each(["before", "after"])(
    "ends a second after a load %s it began, where no paint is told of",
    async (when) => {
      vi.spyOn(document, "readyState", "get").mockReturnValue(when === "before" ? "complete" : "interactive");
      await wait();
      if (when === "after") {
        await vi.advanceTimersByTimeAsync(10_000);
        window.dispatchEvent(new Event("load"));
      }
      await vi.advanceTimersByTimeAsync(999);
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(isOver).toBe(true);
    },
  );
});
