import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { prefetchOnIntent } from "../../client/prefetch";
import * as pageModules from "../../shared/pageModules";

const fetched = () => vi.mocked(pageModules.loadPage).mock.calls.map(([{ folder }]) => folder);

/** Comes near a link to an address, in one of the ways. */
function approach(address: string, intent = "pointerover"): void {
  prefetchOnIntent();
  expect(fetched()).toEqual([]);
  document.body.innerHTML = `<a href="${address}">About <b>us</b></a><p>Words</p>`;
  for (const part of ["b", "p"])
    document.querySelector(part)?.dispatchEvent(new Event(intent, { bubbles: true }));
}

let listening: MockInstance<typeof document.addEventListener>;
beforeEach(() => {
  vi.spyOn(pageModules, "loadPage").mockRejectedValue(new Error("offline"));
  listening = vi.spyOn(document, "addEventListener");
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
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

it.each(INTENTS)("a link fetches nothing for visitors who save data: %s", (intent) => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  approach("/about", intent);
  expect(fetched()).toEqual([]);
});
