import { afterEach, expect, it, vi } from "vitest";
import { isReachable } from "../../shared/pages/contact/isReachable";

const MAP = "https://maps.example/embed";

const prefetch = () => document.head.querySelector<HTMLLinkElement>('link[rel="prefetch"]');
const forbid = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI }));

/** A browser with these features: Chromium has both. */
function stubFeatures(...features: readonly string[]): void {
  HTMLScriptElement.supports = (type) => features.includes(type);
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation((token) => features.includes(token));
}

// jsdom has none, and the files of a worker share it.
afterEach(() => Reflect.deleteProperty(HTMLScriptElement, "supports"));

it.each([
  ["is there where its prefetch succeeds", "load", "", true],
  ["is not there where its prefetch fails", "error", "", false],
  ["is left to the frame where the policy forbids the prefetch, with an error", "error", MAP, true],
  ["is left to the frame where the policy forbids the prefetch, without one", "", MAP, true],
])("a document for a frame %s", async (_, event, forbidden, expected) => {
  stubFeatures("prefetch", "speculationrules");
  const reachable = isReachable(MAP);
  expect(prefetch()?.referrerPolicy).toBe("no-referrer");
  if (forbidden) forbid(forbidden);
  if (event) prefetch()?.dispatchEvent(new Event(event));
  expect(await reachable).toBe(expected);
  expect(prefetch()).toBeNull();
});

it.each(["speculationrules", "prefetch"])("a document is left to its frame with %s only", async (feature) => {
  stubFeatures(feature);
  expect(await isReachable(MAP)).toBe(true);
});
