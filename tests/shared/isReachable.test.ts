import { beforeEach, expect, it, vi } from "vitest";
import { isReachable } from "../../shared/pages/contact/isReachable";

const MAP = "https://maps.example/embed";

const prefetch = () => document.head.querySelector('link[rel="prefetch"]');
const forbid = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI }));

let canPrefetch = true;
let hasSpeculationRules = true;
beforeEach(() => {
  canPrefetch = true;
  hasSpeculationRules = true;
  HTMLScriptElement.supports = () => hasSpeculationRules;
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation(() => canPrefetch);
});

it.each([
  ["is there where its prefetch succeeds", "load", "", true],
  ["is not there where its prefetch fails", "error", "", false],
  [
    "is not there where its prefetch fails and something else is forbidden",
    "error",
    "https://other.example/",
    false,
  ],
  ["is left to the frame where the policy forbids the prefetch, with an error", "error", MAP, true],
  ["is left to the frame where the policy forbids the prefetch, without one", "", MAP, true],
])("a document for a frame %s", async (_, event, forbidden, expected) => {
  const reachable = isReachable(MAP);
  if (forbidden) forbid(forbidden);
  if (event) prefetch()?.dispatchEvent(new Event(event));
  expect(await reachable).toBe(expected);
  expect(prefetch()).toBeNull();
});

it.each([
  { prefetches: false, speculates: true },
  { prefetches: true, speculates: false },
])("a document for a frame is left to it, without a prefetch, in a browser with %o", async (features) => {
  canPrefetch = features.prefetches;
  hasSpeculationRules = features.speculates;
  expect(await isReachable(MAP)).toBe(true);
});
