import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BlogNewsletterForm } from "../../shared/forms/BlogNewsletterForm";
import { FooterNewsletterForm } from "../../shared/forms/FooterNewsletterForm";
import * as mailProgram from "../../shared/forms/openLink";
import { keptToasts } from "../../shared/toasts/toastStore";

const email = () => screen.getByLabelText<HTMLInputElement>("Email address");

beforeEach(() => {
  vi.spyOn(mailProgram, "openLink").mockReturnValue();
});
afterEach(cleanup);

describe("the newsletter in the footer", () => {
  it("opens a message that asks to subscribe the email, clears the field and says what comes next in its own place", async () => {
    const user = userEvent.setup();
    render(<FooterNewsletterForm />);
    await user.type(email(), "ann+news@example.org{Enter}");
    const link = vi.mocked(mailProgram.openLink).mock.lastCall?.[0] ?? "";
    expect(link).toMatch(
      /^mailto:support@larkwell\.example\?subject=Newsletter%20Subscription%20Request&body=/,
    );
    expect(decodeURIComponent(link)).toContain(
      "Please subscribe ann+news@example.org to the Larkwell newsletter.",
    );
    expect(email().value).toBe("");
    expect(keptToasts().filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("status"));
    expect(screen.getByRole("status").textContent).toBe(
      "Your email app should be open: press send there to subscribe. Nothing opened? Write to support@larkwell.example.",
    );
    await user.click(screen.getByRole("button", { name: "Close this message" }));
    expect(screen.queryByRole("status")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Subscribe" }));
  });

  it("does nothing with an empty field", async () => {
    const user = userEvent.setup();
    render(<FooterNewsletterForm />);
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(mailProgram.openLink).not.toHaveBeenCalled();
  });
});

describe("the newsletter of the blog", () => {
  it("only thanks in an alert", async () => {
    const alert = vi.spyOn(window, "alert").mockReturnValue();
    const user = userEvent.setup();
    render(<BlogNewsletterForm />);
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(alert).not.toHaveBeenCalled();
    await user.type(email(), "ann@example.org{Enter}");
    expect(alert).toHaveBeenCalledExactlyOnceWith("Thanks! You're subscribed to the Larkwell newsletter.");
    expect(mailProgram.openLink).not.toHaveBeenCalled();
  });
});
