import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { keepScrollPositions, keptScrollPosition } from "../../shared/layout/scrollPositions";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", scrollTo.mockReset());
  history.replaceState(null, "", "/contact#faq");
  history.scrollRestoration = "auto";
});

/** Keeps the positions of the page that is on the screen. */
const start = (pathname = "/contact") =>
  onTestFinished(keepScrollPositions(() => ({ pathname, search: "", hash: "#faq" })));

function scroll(scrollY: number): void {
  vi.stubGlobal("scrollY", scrollY);
  window.dispatchEvent(new Event("scroll"));
}

it("the position in a page is not written into the entry of a page that is still to be shown", () => {
  start("/about");
  scroll(300);
  for (const type of ["scrollend", "pagehide"]) document.dispatchEvent(new Event(type, { bubbles: true }));
  expect([history.scrollRestoration, keptScrollPosition()]).toEqual(["manual", undefined]);
});

it("the position in a page is restored where the router left the page and its document is loaded again, unless its visitor has moved on", () => {
  history.replaceState({ scrollY: 700 }, "");
  history.scrollRestoration = "manual";
  start();
  expect(scrollTo.mock.calls).toEqual([[{ top: 700 }]]);
  vi.stubGlobal("scrollY", 100);
  start();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it("the position in a page is restored after a return from the browser's own cache of pages, which WebKit shows at the top", () => {
  history.replaceState({ scrollY: 700 }, "");
  start();
  for (const persisted of [false, true]) {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
    expect(scrollTo.mock.calls).toEqual(persisted ? [[{ top: 700 }]] : []);
  }
});

it("the position in a page is the browser's to restore where the visitor leaves it and comes back, and nobody else's meanwhile", () => {
  start();
  expect(history.scrollRestoration).toBe("manual");
  scroll(300);
  window.dispatchEvent(new Event("pagehide"));
  expect([history.scrollRestoration, keptScrollPosition()]).toEqual(["auto", 300]);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(history.scrollRestoration).toBe("manual");
});

it("the position in a page is kept where something else has replaced what is beside its address, before a movement or after it", () => {
  start();
  history.replaceState({ theirs: "stays" }, "");
  scroll(300);
  vi.advanceTimersByTime(1_000);
  expect(history.state).toEqual({ theirs: "stays", scrollY: 300 });
  history.replaceState("theirs", "");
  document.body.click();
  expect(keptScrollPosition()).toBe(300);
});
