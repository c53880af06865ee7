import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchOnIntent } from "../../client/prefetch";
import * as pageModules from "../../shared/pageModules";

const LINKS = `
  <a href="/about">About <b>us</b></a>
  <a href="/solutions/overview">All solutions</a>
  <a href="https://elsewhere.example/about">Elsewhere</a>
  <a href="/privacy">Privacy</a>
  <p>Words</p>`;

const fetched = () => vi.mocked(pageModules.loadPage).mock.calls.map(([{ folder }]) => folder);
const touch = (selector: string, intent = "pointerover") =>
  document.querySelector(selector)?.dispatchEvent(new Event(intent, { bubbles: true }));

const listening: Parameters<typeof document.addEventListener>[] = [];
const saveData = (isSaving: boolean) => vi.stubGlobal("navigator", { connection: { saveData: isSaving } });

beforeEach(() => {
  document.body.innerHTML = LINKS;
  vi.spyOn(pageModules, "loadPage").mockRejectedValue(new Error("offline"));
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation((...args: (typeof listening)[number]) => {
    listening.push(args);
    add(...args);
  });
});
afterEach(() => {
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener);
  vi.unstubAllGlobals();
});

describe("a link that a visitor comes near", () => {
  it.each(["pointerover", "focusin", "touchstart"])(
    "has its page fetched before it is followed: %s",
    (intent) => {
      saveData(false);
      prefetchOnIntent();
      expect(fetched()).toEqual([]);
      touch("b", intent);
      expect(fetched()).toEqual(["about"]);
    },
  );

  it("has the page fetched to which its address has moved", () => {
    prefetchOnIntent();
    touch("[href^='/solutions']");
    expect(fetched()).toEqual(["solutions"]);
  });

  it("fetches nothing that is no page of the site", () => {
    prefetchOnIntent();
    for (const selector of ["[href^=https]", "[href='/privacy']", "p"]) touch(selector);
    expect(fetched()).toEqual([]);
  });

  it("fetches nothing for visitors who save data", () => {
    saveData(true);
    prefetchOnIntent();
    for (const intent of ["pointerover", "focusin", "touchstart"]) touch("b", intent);
    expect(fetched()).toEqual([]);
  });
});
