import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isReachable } from "../../shared/pages/contact/isReachable";

const MAP = "https://maps.example/embed";

const prefetch = () => document.head.querySelector('link[rel="prefetch"]');

function setUpBrowser(features: { prefetch: boolean; speculationRules: boolean }): void {
  HTMLScriptElement.supports = () => features.speculationRules;
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(features.prefetch);
}

beforeEach(() => {
  setUpBrowser({ prefetch: true, speculationRules: true });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLScriptElement, "supports");
  document.head.innerHTML = "";
});

describe("a document for a frame", () => {
  it.each([
    ["load", true],
    ["error", false],
  ])("is known by the %s event of its prefetch", async (event, expected) => {
    const reachable = isReachable(MAP);
    prefetch()?.dispatchEvent(new Event(event));
    expect(await reachable).toBe(expected);
    expect(prefetch()).toBeNull();
  });

  it.each([
    { prefetch: false, speculationRules: true },
    { prefetch: true, speculationRules: false },
  ])("is left to the frame, without a prefetch, in a browser with %o", async (features) => {
    setUpBrowser(features);
    expect(await isReachable(MAP)).toBe(true);
    expect(prefetch()).toBeNull();
  });

  it("is left to the frame where the policy forbids the prefetch, with an error or without one", async () => {
    const reachable = isReachable(MAP);
    const forbid = (blockedURI: string) =>
      document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI }));
    forbid(MAP);
    prefetch()?.dispatchEvent(new Event("error"));
    expect(await reachable).toBe(true);

    const unreachable = isReachable(MAP);
    forbid("https://other.example/");
    prefetch()?.dispatchEvent(new Event("error"));
    expect(await unreachable).toBe(false);
  });
});
