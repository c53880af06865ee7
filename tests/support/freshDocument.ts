import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { dismissToast, keptToasts } from "../../shared/toasts/toastStore";

// The tests of a worker share their document, its toasts, its clock and its console.
beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  // What jsdom lacks.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal("scrollTo", () => {});
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
  // The 404 page says there which path it has not found.
  vi.spyOn(console, "info").mockReturnValue();
});

afterEach(() => {
  cleanup();
  keptToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A test that makes the console complain fails, unless it replaces these spies itself.
  expect(vi.mocked(console.error).mock.calls, "console.error").toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, "console.warn").toEqual([]);
  vi.restoreAllMocks();
});
