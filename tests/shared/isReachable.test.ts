import { expect, it, vi } from "vitest";
import { isReachable } from "../../shared/pages/contact/isReachable";

const MAP = "https://maps.example/embed";

const prefetch = () => document.head.querySelector<HTMLLinkElement>('link[rel="prefetch"]');
const forbid = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI }));

/** A browser with these features: Chromium has both. */
function stubFeatures({ prefetches = true, speculates = true }): void {
  HTMLScriptElement.supports = (type) => speculates && type === "speculationrules";
  const supports = (token: string) => prefetches && token === "prefetch";
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation(supports);
}

it.each([
  ["is there where its prefetch succeeds", "load", "", true],
  ["is not there where its prefetch fails", "error", "", false],
  ["is left to the frame where the policy forbids the prefetch, with an error", "error", MAP, true],
  ["is left to the frame where the policy forbids the prefetch, without one", "", MAP, true],
])("a document for a frame %s", async (_, event, forbidden, expected) => {
  stubFeatures({});
  const reachable = isReachable(MAP);
  expect(prefetch()?.referrerPolicy).toBe("no-referrer");
  if (forbidden) forbid(forbidden);
  if (event) prefetch()?.dispatchEvent(new Event(event));
  expect(await reachable).toBe(expected);
  expect(prefetch()).toBeNull();
});

it.each([
  { prefetches: false, speculates: true },
  { prefetches: true, speculates: false },
])("a document for a frame is left to it, without a prefetch, in a browser with %o", async (features) => {
  stubFeatures(features);
  expect(await isReachable(MAP)).toBe(true);
});
