import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenScrolledNear } from "../../shared/pages/contact/whenScrolledNear";

const FAR_BELOW_PX = 5_000;
const NEAR_BELOW_PX = window.innerHeight + 100;
const IN_SIGHT_PX = window.innerHeight - 100;

let tell: (sightings: readonly Pick<IntersectionObserverEntry, "isIntersecting">[]) => void;
let act: ReturnType<typeof vi.fn<() => void>>;
let end: () => void;
let top: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollY", 0);
  const element = document.createElement("div");
  top = FAR_BELOW_PX;
  vi.spyOn(element, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, top, 100, 100));
  act = vi.fn<() => void>();
  end = whenScrolledNear(element, act);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page moves until the element stands there, and the browser tells of it where that is news. */
function scrollTo(scrollY: number, elementTop: number, ...isNear: boolean[]): void {
  top = elementTop;
  vi.stubGlobal("scrollY", scrollY);
  window.dispatchEvent(new Event("scroll"));
  if (isNear.length > 0) tell(isNear.map((isIntersecting) => ({ isIntersecting })));
}
const rest = () => vi.advanceTimersByTime(250);

describe("an element that a visitor comes near", () => {
  it("is told of once, when the page has been scrolled down to it and rests", () => {
    scrollTo(4_000, NEAR_BELOW_PX, true);
    expect(act).not.toHaveBeenCalled();
    rest();
    expect(act).toHaveBeenCalledOnce();
    scrollTo(4_010, NEAR_BELOW_PX - 10);
    rest();
    expect(act).toHaveBeenCalledOnce();
  });

  it("is told of although the browser tells of far and near at once", () => {
    scrollTo(4_000, NEAR_BELOW_PX, false, true);
    rest();
    expect(act).toHaveBeenCalledOnce();
  });

  it("is not told of where the page opens near it, until the visitor scrolls", () => {
    top = NEAR_BELOW_PX;
    tell([{ isIntersecting: true }]);
    rest();
    expect(act).not.toHaveBeenCalled();
    scrollTo(10, NEAR_BELOW_PX - 10);
    rest();
    expect(act).toHaveBeenCalledOnce();
  });

  it("is told of where the page opens with it in sight", () => {
    top = IN_SIGHT_PX;
    tell([{ isIntersecting: true }]);
    rest();
    expect(act).toHaveBeenCalledOnce();
  });

  it("is not told of where the page only passes it", () => {
    scrollTo(4_000, NEAR_BELOW_PX, true);
    vi.advanceTimersByTime(200);
    scrollTo(3_000, FAR_BELOW_PX, false);
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});
