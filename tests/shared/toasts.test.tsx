import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toaster } from "../../shared/toasts/Toaster";
import { toasts } from "../../shared/toasts/toasts";
import { dismissToast, keptToasts, showToast } from "../../shared/toasts/toastStore";
import { clearScreen } from "../support/clearScreen";

const show = (toast: Parameters<typeof showToast>[0] = toasts.demo) => act(() => showToast(toast));
const dismissAll = () => act(() => keptToasts().forEach(({ id }) => dismissToast(id)));
const words = () => within(screen.getByRole("region", { name: "Notifications" })).getByRole("status");

describe("notifications", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    clearScreen();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("are announced in a live region that stands there before the words", () => {
    const status = words();
    expect(status.textContent).toBe("");
    show();
    expect(words()).toBe(status);
    expect(status.textContent).toBe(
      "Demo request submitted!We'll contact you soon to schedule your personalized demo.",
    );
  });

  it("show one at a time: a new one takes the place of the last", () => {
    show();
    show(toasts.mail);
    expect(words().textContent).toContain(toasts.mail.title);
    expect(words().textContent).not.toContain(toasts.demo.title);
  });

  it("are announced again when the same words come again", () => {
    show();
    const first = screen.getByText(toasts.demo.title);
    show();
    expect(screen.getByText(toasts.demo.title)).not.toBe(first);
  });

  it("stay until they are dismissed, go at once then, and are forgotten 1,000,000 ms later", () => {
    show();
    vi.advanceTimersByTime(2_000_000);
    expect(keptToasts()).toMatchObject([{ isOpen: true }]);
    dismissAll();
    expect(words().textContent).toBe("");
    vi.advanceTimersByTime(600_000);
    // Once, at the first time, however often it was dismissed.
    dismissAll();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(399_999);
    expect(keptToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(keptToasts()).toHaveLength(0);
  });

  it("are not forgotten at the time of one that they have replaced", () => {
    show();
    dismissAll();
    show(toasts.mail);
    expect(vi.getTimerCount()).toBe(0);
    expect(keptToasts()).toMatchObject([{ ...toasts.mail, isOpen: true }]);
  });
});

describe("a notification", () => {
  afterEach(clearScreen);

  it("goes at the press of its button, and focus returns to where it was", async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Before</button>
        <Toaster />
      </>,
    );
    show(toasts.mail);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dismiss notification" }));
    await user.keyboard("{Enter}");
    expect(words().textContent).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Before" }));
  });

  it("goes with Escape from anywhere, but not under the mobile menu, whose key it is", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Toaster isInert />);
    show(toasts.mail);
    await user.keyboard("{Escape}");
    expect(words().textContent).not.toBe("");
    rerender(<Toaster />);
    await user.keyboard("{Escape}");
    expect(words().textContent).toBe("");
  });
});
