import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { restorePosition } from "../../client/restorePosition";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
let readyState: DocumentReadyState;

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});
afterEach(() => {
  scrollTo.mockReset();
  vi.unstubAllGlobals();
  history.replaceState(null, "");
});

function arrive({ kept, at }: { kept?: number; at: DocumentReadyState }) {
  if (kept !== undefined) history.replaceState({ idx: 0, scrollY: kept }, "");
  readyState = at;
  restorePosition();
}

describe("the position that the history entry has kept", () => {
  it("is restored when everything has its place", () => {
    arrive({ kept: 1700, at: "interactive" });
    expect(scrollTo).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    expect(scrollTo.mock.calls).toEqual([[{ top: 1700 }]]);
  });

  it("is restored at once in a page that has loaded and stands at its top", () => {
    arrive({ kept: 1700, at: "complete" });
    expect(scrollTo.mock.calls).toEqual([[{ top: 1700 }]]);
  });

  it.each(["wheel", "touchmove", "pointerdown", "keydown"])("yields to a visitor's own %s", (sign) => {
    arrive({ kept: 1700, at: "interactive" });
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event("load"));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("does not exist on a first visit, which may lead to a section", () => {
    arrive({ at: "interactive" });
    window.dispatchEvent(new Event("load"));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
