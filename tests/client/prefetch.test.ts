import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { prefetchLinkedPages } from "../../client/prefetch";
import * as pageModules from "../../shared/routes/pageModules";

const fetched = () => vi.mocked(pageModules.loadPage).mock.calls.map(([{ folder }]) => folder);

/** Comes near a link to an address, in one of the ways. */
function approach(address: string, intent = "pointerover"): void {
  prefetchLinkedPages();
  expect(fetched()).toEqual([]);
  document.body.innerHTML = `<a href="${address}">About <b>us</b></a><p>Words</p>`;
  for (const part of ["b", "p"])
    document.querySelector(part)?.dispatchEvent(new Event(intent, { bubbles: true }));
}

let listening: MockInstance<typeof document.addEventListener>;
let watching: MockInstance<typeof MutationObserver.prototype.observe>;
beforeEach(() => {
  vi.spyOn(pageModules, "loadPage").mockRejectedValue(new Error("offline"));
  listening = vi.spyOn(document, "addEventListener");
  watching = vi.spyOn(MutationObserver.prototype, "observe");
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  for (const observer of watching.mock.contexts as MutationObserver[]) observer.disconnect();
});

const INTENTS = ["pointerover", "focusin", "touchstart"];

it.each(INTENTS)("a link that a visitor comes near has its page fetched: %s", (intent) => {
  approach("/about", intent);
  expect(fetched()).toEqual(["about"]);
});

it.each([
  ["its new page where its address has moved", "/solutions/overview", ["solutions"]],
  ["the article that it leads to", "/blog?article=how-we-test-a-nudge", ["blog"]],
])("a link that a visitor comes near fetches %s", (_, address, pages) => {
  approach(address);
  expect(fetched()).toEqual(pages);
});

it("a link to a file of the site fetches no page", () => {
  approach("/blog/feed.xml");
  expect(fetched()).toEqual([]);
});

it.each(INTENTS)("a link fetches nothing for visitors who save data: %s", (intent) => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  approach("/about", intent);
  expect(fetched()).toEqual([]);
});

describe("a link in sight", () => {
  const REST_MS = 1_000;

  let options: IntersectionObserverInit | undefined;
  let notify: (sightings: readonly Partial<IntersectionObserverEntry>[]) => void;
  const watched = new Set<Element>();

  beforeEach(() => {
    vi.useFakeTimers();
    watched.clear();
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe = (element: Element) => watched.add(element);
        constructor(callback: typeof notify, init?: IntersectionObserverInit) {
          notify = callback;
          options = init;
        }
      },
    );
  });

  const stubTouchScreen = (hasTouch: boolean) =>
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" && hasTouch }));

  /** Comes into the window, or leaves it. */
  function see(isIntersecting: boolean): void {
    notify([...watched].map((target) => ({ target, isIntersecting })));
  }

  it("has its page fetched on a touch screen after it has rested there", () => {
    stubTouchScreen(true);
    document.body.innerHTML = `<a href="/about">About</a><a href="https://example.com/">Elsewhere</a>`;
    prefetchLinkedPages();
    see(true);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(fetched()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(["about"]);
  });

  it("fetches nothing when a visitor scrolls past it", () => {
    stubTouchScreen(true);
    document.body.innerHTML = `<a href="/about">About</a>`;
    prefetchLinkedPages();
    see(true);
    vi.advanceTimersByTime(REST_MS - 1);
    see(false);
    vi.advanceTimersByTime(REST_MS);
    expect(fetched()).toEqual([]);
  });

  it("counts once all of it is in the window", () => {
    stubTouchScreen(true);
    prefetchLinkedPages();
    expect(options).toEqual({ threshold: 1 });
  });

  it("is noticed when it has come later, as with the next page", async () => {
    stubTouchScreen(true);
    document.body.innerHTML = "<main></main>";
    prefetchLinkedPages();
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/contact">Contact</a>');
    await vi.advanceTimersByTimeAsync(0);
    see(true);
    vi.advanceTimersByTime(REST_MS);
    expect(fetched()).toEqual(["contact"]);
  });

  it("waits for the pointer where there is one", () => {
    stubTouchScreen(false);
    document.body.innerHTML = `<a href="/about">About</a>`;
    prefetchLinkedPages();
    expect([...watched]).toEqual([]);
  });

  it("fetches nothing for visitors who save data", () => {
    stubTouchScreen(true);
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    document.body.innerHTML = `<a href="/about">About</a>`;
    prefetchLinkedPages();
    expect([...watched]).toEqual([]);
  });
});
