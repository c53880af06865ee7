import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Toaster } from "../../shared/toasts/Toaster";
import { showToast } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";

afterEach(clearScreen);

const region = () => within(screen.getByRole("region", { name: "Notifications" }));

describe("the notifications", () => {
  it("are announced in a live region that stands there before the words", () => {
    render(<Toaster />);
    const status = region().getByRole("status");
    expect(status.textContent).toBe("");
    act(() => showToast(toasts.demo));
    expect(region().getByRole("status")).toBe(status);
    expect(status.textContent).toBe(
      "Demo request submitted!We'll contact you soon to schedule your personalized demo.",
    );
  });

  it("announce the same words again when they come again", () => {
    render(<Toaster />);
    act(() => showToast(toasts.demo));
    const words = screen.getByText(toasts.demo.title);
    act(() => showToast(toasts.demo));
    expect(screen.getByText(toasts.demo.title)).not.toBe(words);
  });

  it("go at the press of their button, and focus returns to where it was", async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Before</button>
        <Toaster />
      </>,
    );
    act(() => showToast(toasts.mail));
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dismiss notification" }));
    await user.keyboard("{Enter}");
    expect(screen.queryByText(toasts.mail.title)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Before" }));
  });

  it("go with Escape from anywhere, but not under the mobile menu, whose key it is", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Toaster isInert />);
    act(() => showToast(toasts.mail));
    await user.keyboard("{Escape}");
    expect(screen.getByText(toasts.mail.title)).toBeTruthy();
    rerender(<Toaster />);
    await user.keyboard("{Escape}");
    expect(screen.queryByText(toasts.mail.title)).toBeNull();
  });
});
