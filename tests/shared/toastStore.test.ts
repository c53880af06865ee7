import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissToast,
  keptToasts,
  showToast,
  subscribeToToasts,
  TOAST_REMOVAL_DELAY_MS,
} from "../../shared/toasts/toastStore";

const first = { title: "First", description: "one" };
const second = { title: "Second", description: "two" };
const titles = () => keptToasts().map(({ title }) => title);
const dismissAll = () => keptToasts().forEach(({ id }) => dismissToast(id));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissAll();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("show one at a time: a new one takes the place of the last", () => {
    showToast(first);
    showToast(second);
    expect(titles()).toEqual(["Second"]);
  });

  it("stay until they are dismissed", () => {
    showToast(first);
    vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS * 2);
    expect(keptToasts()).toMatchObject([{ title: "First", isOpen: true }]);
  });

  it("hide at once when dismissed and are removed after 1,000,000 ms", () => {
    showToast(first);
    dismissAll();
    expect(keptToasts()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(999_999);
    expect(keptToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(keptToasts()).toHaveLength(0);
  });

  it("are removed once, at their first time, when dismissed twice", () => {
    showToast(first);
    dismissAll();
    vi.advanceTimersByTime(600_000);
    dismissAll();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(400_000);
    expect(keptToasts()).toHaveLength(0);
  });

  it("forget the removal of a toast that was replaced", () => {
    showToast(first);
    dismissAll();
    expect(vi.getTimerCount()).toBe(1);
    showToast(second);
    expect(vi.getTimerCount()).toBe(0);
    expect(keptToasts()).toMatchObject([{ title: "Second", isOpen: true }]);
  });

  it("notify their listeners until these unsubscribe", () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToToasts(listener);
    showToast(first);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    showToast(second);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
