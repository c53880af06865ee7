import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepScrollPositions, keptScrollPosition } from "../../shared/layout/scrollPositions";

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ key: "shown" }, "");
  history.scrollRestoration = "auto";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the position in a page", () => {
  it("is kept 150 ms after the last movement, and at once when a movement ends or a link is clicked meanwhile", () => {
    const stop = keepScrollPositions(() => "shown");
    vi.stubGlobal("scrollY", 300);
    window.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(149);
    expect(keptScrollPosition()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(keptScrollPosition()).toBe(300);
    for (const [type, scrollY] of [
      ["scrollend", 0],
      ["click", 90],
    ] as const) {
      vi.stubGlobal("scrollY", scrollY);
      window.dispatchEvent(new Event("scroll"));
      document.dispatchEvent(new Event(type));
      expect(keptScrollPosition()).toBe(scrollY);
    }
    stop();
  });

  it("is not written into the entry of a page that is still to be shown", () => {
    const stop = keepScrollPositions(() => "another");
    vi.stubGlobal("scrollY", 300);
    window.dispatchEvent(new Event("scroll"));
    document.dispatchEvent(new Event("scrollend"));
    expect(keptScrollPosition()).toBeUndefined();
    stop();
  });

  it("is restored where the router left the page and its document is loaded again", () => {
    const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
    vi.stubGlobal("scrollTo", scrollTo);
    history.replaceState({ key: "shown", scrollY: 700 }, "");
    history.scrollRestoration = "manual";
    keepScrollPositions(() => "shown")();
    expect(scrollTo.mock.calls).toEqual([[{ top: 700 }]]);
    // The visitor has moved on meanwhile.
    vi.stubGlobal("scrollY", 100);
    keepScrollPositions(() => "shown")();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("is restored after a return from the browser's own cache of pages, which WebKit shows at the top", () => {
    const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
    vi.stubGlobal("scrollTo", scrollTo);
    history.replaceState({ key: "shown", scrollY: 700 }, "");
    const stop = keepScrollPositions(() => "shown");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(scrollTo).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(scrollTo.mock.calls).toEqual([[{ top: 700 }]]);
    stop();
  });
});
