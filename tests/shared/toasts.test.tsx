import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { MainNavigation } from "../../shared/layout/MainNavigation";
import { Toaster } from "../../shared/toasts/Toaster";
import { toasts } from "../../shared/toasts/toasts";
import { dismissToast, keptToasts, showToast } from "../../shared/toasts/toastStore";

const show = (toast: Parameters<typeof showToast>[0] = toasts.demo) => act(() => showToast(toast));
const dismissAll = () => act(() => keptToasts().forEach(({ id }) => dismissToast(id)));
const status = () => within(screen.getByRole("region", { name: "Notifications" })).getByRole("status");
const press = (key: string) => fireEvent.keyDown(document.body, { key });

let rerender: ReturnType<typeof render>["rerender"];
beforeEach(() => {
  vi.useFakeTimers();
  ({ rerender } = render(<Toaster />));
});

it("toasts are announced in a live region that stands there before the words, also when the same come again", () => {
  const region = status();
  expect(region.textContent).toBe("");
  show();
  expect(status()).toBe(region);
  expect(region.textContent).toBe(
    "Demo request submitted!We'll contact you soon to schedule your personalized demo.",
  );
  const first = region.firstElementChild;
  show();
  expect([region.childElementCount, region.firstElementChild === first]).toEqual([1, false]);
});

it("toasts show one at a time: a new one takes the place of the last, and is not forgotten at its time", () => {
  show();
  dismissAll();
  show();
  show(toasts.mail);
  expect(status().textContent).toBe(`${toasts.mail.title}${toasts.mail.description}`);
  expect(vi.getTimerCount()).toBe(0);
  expect(keptToasts()).toMatchObject([{ ...toasts.mail, isOpen: true }]);
});

it("a toast stays until it is dismissed, goes at once then, and is forgotten 1,000,000 ms later", () => {
  show();
  vi.advanceTimersByTime(2_000_000);
  expect(keptToasts()).toMatchObject([{ isOpen: true }]);
  dismissAll();
  expect(status().textContent).toBe("");
  vi.advanceTimersByTime(600_000);
  // Once, at the first time, however often it was dismissed.
  dismissAll();
  vi.advanceTimersByTime(399_999);
  expect(keptToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(keptToasts()).toHaveLength(0);
});

it("a toast goes with its room at the press of its button, and focus returns to where it was, unless it has moved on", () => {
  const [before, after] = [0, 1].map(() => document.body.appendChild(document.createElement("button")));
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  for (const [from, last] of [[], [before, before], [before, after], [after, after]]) {
    from?.focus();
    show();
    const button = screen.getByRole("button", { name: "Dismiss notification" });
    act(() => button.focus());
    if (from !== last) last?.focus();
    fireEvent.click(button);
    expect([status().textContent, document.documentElement.hasAttribute("data-toast")]).toEqual(["", false]);
    expect(document.activeElement).toBe(last ?? document.body);
  }
  // Without moving the window.
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
});

it("a toast goes with Escape from anywhere, but not under the mobile menu, whose key it is", () => {
  rerender(<Toaster isInert />);
  show();
  press("Escape");
  expect(status().textContent).not.toBe("");
  rerender(<Toaster />);
  press("a");
  expect(status().textContent).not.toBe("");
  for (const _ of ["open", "gone already"]) press("Escape");
  expect(status().textContent).toBe("");
});

it("Escape closes an open drop-down before the toast, one at a press", () => {
  render(<MainNavigation />, { wrapper: MemoryRouter });
  show();
  const button = screen.getByRole("button", { name: "Solutions menu" });
  fireEvent.click(button);
  press("Escape");
  expect([button.ariaExpanded, status().textContent === ""]).toEqual(["false", false]);
  press("Escape");
  expect(status().textContent).toBe("");
});
