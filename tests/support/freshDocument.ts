import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { dismissToast, keptToasts } from "../../shared/toasts/toastStore";

const callsOf = (log: typeof console.error) => [...vi.mocked(log).mock.calls];

// The test files of a worker share one document, with its toasts, clock and console.
beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  // jsdom does not have these functions.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal("scrollTo", () => {});
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
  // The 404 page logs the missing path with console.info.
  vi.spyOn(console, "info").mockReturnValue();
});

afterEach(() => {
  cleanup();
  keptToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const logged = { errors: callsOf(console.error), warnings: callsOf(console.warn) };
  // Before the assertion, after which nothing is done any more: the next test would see the same calls.
  vi.restoreAllMocks();
  // A test fails if anything is logged as an error or a warning, unless the test replaces these spies.
  expect(logged, "logged to the console").toEqual({ errors: [], warnings: [] });
});
