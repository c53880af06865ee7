import { afterEach, expect, it, vi } from "vitest";
import { isReachable } from "../../shared/pages/contact/isReachable";

const MAP = "https://maps.example/embed";

const prefetch = () => document.head.querySelector<HTMLLinkElement>('link[rel="prefetch"]');

/** A browser with these features: Chromium has both. */
function stubFeatures(...features: readonly string[]): void {
  HTMLScriptElement.supports = (type) => features.includes(type);
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation((token) => features.includes(token));
}

// jsdom has none, and the files of a worker share it.
afterEach(() => Reflect.deleteProperty(HTMLScriptElement, "supports"));

it.each([
  ["with an error", "error"],
  ["without one", undefined],
])("a document is left to its frame where the policy forbids to ask for it, %s", async (_, event) => {
  stubFeatures("prefetch", "speculationrules");
  const reachable = isReachable(MAP);
  expect(prefetch()?.referrerPolicy).toBe("no-referrer");
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI: MAP }));
  if (event) prefetch()?.dispatchEvent(new Event(event));
  expect(await reachable).toBe(true);
  expect(prefetch()).toBeNull();
});

it.each(["speculationrules", "prefetch"])("a document is left to its frame with %s only", async (feature) => {
  stubFeatures(feature);
  expect(await isReachable(MAP)).toBe(true);
});
