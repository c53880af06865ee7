import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { prefetchLinkedPages } from "../../client/prefetch";
import { stubIntersectionObserver } from "../support/stubIntersectionObserver";
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

it.each(INTENTS)("a link fetches nothing for visitors who save data: %s", (intent) => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  approach("/about", intent);
  expect(fetched()).toEqual([]);
});

describe("a link in sight", () => {
  /** As a link is in sight while a visitor scrolls past it. */
  const PASSING_MS = 500;
  /** As it is while its surroundings are read. */
  const READING_MS = 3_000;

  let observer: ReturnType<typeof stubIntersectionObserver>;
  beforeEach(() => {
    vi.useFakeTimers();
    // As on a touch screen.
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
    observer = stubIntersectionObserver();
  });

  /** Comes into the window, or leaves it. */
  function see(isIntersecting: boolean): void {
    observer.notify([...observer.observed].map((target) => ({ target, isIntersecting })));
  }

  it("has its page fetched on a touch screen after it has rested there, and not when a visitor scrolls past it", () => {
    document.body.innerHTML = `<a href="/about">About</a><a href="https://example.com/">Elsewhere</a>`;
    prefetchLinkedPages();
    see(true);
    vi.advanceTimersByTime(PASSING_MS);
    see(false);
    vi.advanceTimersByTime(READING_MS);
    expect(fetched()).toEqual([]);
    see(true);
    vi.advanceTimersByTime(READING_MS);
    expect(fetched()).toEqual(["about"]);
  });

  it("is noticed when it has come later, as with the next page", async () => {
    document.body.innerHTML = "<main></main>";
    prefetchLinkedPages();
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/contact">Contact</a>');
    await vi.advanceTimersByTimeAsync(0);
    see(true);
    vi.advanceTimersByTime(READING_MS);
    expect(fetched()).toEqual(["contact"]);
  });

  it("fetches nothing for visitors who save data", () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    document.body.innerHTML = `<a href="/about">About</a>`;
    prefetchLinkedPages();
    expect([...observer.observed]).toEqual([]);
  });
});
