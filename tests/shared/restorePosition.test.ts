import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { positionToRestore } from "../../client/restorePosition";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => {
  scrollTo.mockReset();
  vi.unstubAllGlobals();
  history.replaceState(null, "");
});

describe("the scroll position in the history entry", () => {
  it("is restored in the live page as it was on arrival", () => {
    history.replaceState({ idx: 0, scrollY: 1700 }, "");
    const restore = positionToRestore();
    history.replaceState({ idx: 0, scrollY: 1500 }, "");
    expect(scrollTo).not.toHaveBeenCalled();
    restore();
    expect(scrollTo.mock.calls).toEqual([[{ top: 1700 }]]);
  });

  it.each(["wheel", "touchmove", "pointerdown", "keydown"])("is left after a visitor's %s", (type) => {
    history.replaceState({ idx: 0, scrollY: 1700 }, "");
    const restore = positionToRestore();
    window.dispatchEvent(new Event(type));
    restore();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("does not exist on a first visit, which leads to the section of its hash", () => {
    const scrollIntoView = vi.fn<() => void>();
    const section = Object.assign(document.createElement("section"), { id: "faq", scrollIntoView });
    document.body.replaceChildren(section);
    location.hash = "#faq";
    positionToRestore()();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
    history.replaceState(null, "", location.pathname);
  });

  it("does not exist on a first visit, which stays at the top without a hash", () => {
    positionToRestore()();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
