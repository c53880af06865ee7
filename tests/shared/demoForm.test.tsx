import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DemoForm, type DemoOutcome } from "../../shared/forms/DemoForm";
import * as mailProgram from "../../shared/forms/openLink";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";

const content = { name: "Book your demo", submit: "Book My Demo", organizationField: "org" } as const;
const openToast = () => keptToasts().find(({ isOpen }) => isOpen)?.title;

beforeEach(() => {
  vi.spyOn(mailProgram, "openLink").mockReturnValue();
});
afterEach(clearScreen);

function show(outcome: DemoOutcome) {
  render(<DemoForm content={content} outcome={outcome} />);
  return userEvent.setup();
}

async function fillIn(user: UserEvent, name: string) {
  await user.click(screen.getByLabelText("Name"));
  await user.paste(name);
  await user.type(screen.getByLabelText("Email"), "ann@example.org");
  await user.type(screen.getByLabelText("Organization"), "Cedar Hollow");
}

const submit = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Book My Demo" }));

describe("a demo form", () => {
  it("shows only its toast where nothing is sent", async () => {
    const user = show({ toast: toasts.aboutDemo });
    await fillIn(user, "Ann Lee");
    await submit(user);
    expect(openToast()).toBe("Thanks! We'll reach out shortly.");
    expect(mailProgram.openLink).not.toHaveBeenCalled();
  });

  it("opens the visitor's mail program for an audience, and says so", async () => {
    const user = show({ mailFor: "Health Plans" });
    await fillIn(user, "Ann & Bob");
    await submit(user);
    const link = vi.mocked(mailProgram.openLink).mock.lastCall?.[0] ?? "";
    expect(link).toMatch(
      /^mailto:support@larkwell\.example\?subject=Demo%20Request%20-%20Health%20Plans%20Solution&body=/,
    );
    expect(decodeURIComponent(link)).toContain("Name: Ann & Bob\r\n");
    expect(decodeURIComponent(link)).toContain("Organization: Cedar Hollow");
    expect(openToast()).toBe("Opening your email client...");
  });

  it.each(["Name", "Email", "Organization"])("requires %s", async (label) => {
    const user = show({ toast: toasts.demo });
    await fillIn(user, "Ann Lee");
    await user.clear(screen.getByLabelText(label));
    await submit(user);
    expect(openToast()).toBeUndefined();
  });

  it("leaves the type of the email to the browser's check", async () => {
    const user = show({ toast: toasts.demo });
    await fillIn(user, "Ann Lee");
    await user.type(screen.getByLabelText("Email"), "{Backspace>20/}not an address");
    await submit(user);
    expect(openToast()).toBeUndefined();
  });

  it("sends nothing natively where only a toast is meant", () => {
    show({ toast: toasts.demo });
    expect(screen.getByRole("form", { name: "Book your demo" }).getAttribute("method")).toBe("dialog");
  });

  it("opens a message natively where mail is meant", () => {
    show({ mailFor: "Employers" });
    const form = screen.getByRole("form", { name: "Book your demo" });
    expect(form.getAttribute("action")).toBe(
      "mailto:support@larkwell.example?subject=Demo%20Request%20-%20Employers%20Solution",
    );
    expect(form.getAttribute("method")).toBe("post");
  });

  it("keeps a message that no link can carry, and says how to send it", async () => {
    const user = show({ mailFor: "Providers" });
    const name = "N".repeat(2_000);
    await fillIn(user, name);
    await submit(user);
    expect(mailProgram.openLink).not.toHaveBeenCalled();
    expect(openToast()).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe(name);
    expect(screen.getByRole("link", { name: "support@larkwell.example" })).toBeTruthy();
    const message = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    expect(message.value).toContain(`Name: ${name}\nEmail: ann@example.org`);
    await user.click(screen.getByRole("button", { name: "Copy Message" }));
    expect(await navigator.clipboard.readText()).toBe(message.value);
    expect(await screen.findByText("Message copied.")).toBeTruthy();
  });
});
