import { render, screen, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DemoForm, type DemoOutcome } from "../../shared/forms/DemoForm";
import * as mailProgram from "../../shared/forms/openLink";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";
import { mailOf } from "../support/recordTraffic";

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

const answer = () => within(screen.getByRole("status"));
const lastLink = () => vi.mocked(mailProgram.openLink).mock.lastCall?.[0] ?? "";

describe("a demo form", () => {
  it("thanks in its own place where nothing is sent, with its toast, and offers to send the details by email", async () => {
    const user = show({ toast: toasts.aboutDemo });
    await fillIn(user, " Ann Lee");
    await submit(user);
    expect(openToast()).toBe("Thanks! We'll reach out shortly.");
    expect(mailProgram.openLink).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("status"));
    expect(screen.getByRole("status").textContent).toMatch(
      /^Thank you, AnnThis page keeps no copy of your details\. To have them in writing with us, send them by email as well\./,
    );
    await user.click(answer().getByRole("button", { name: "Email My Details" }));
    expect(mailOf(lastLink())).toEqual({
      to: "sales@larkwell.example",
      subject: "Demo request",
      body: "Name:  Ann Lee\r\nEmail: ann@example.org\r\nOrganization: Cedar Hollow",
    });
  });

  it("opens the visitor's mail program for an audience, says what comes next in its own place, and opens it again", async () => {
    const user = show({ mailFor: "Health Plans" });
    await fillIn(user, "Ann & Bob");
    await submit(user);
    expect(mailOf(lastLink())).toEqual({
      to: "support@larkwell.example",
      subject: "Demo Request - Health Plans Solution",
      body: expect.stringContaining("\r\nName: Ann & Bob\r\nEmail: ann@example.org\r\n") as string,
    });
    expect(openToast()).toBe("Opening your email client...");
    expect(document.activeElement).toBe(screen.getByRole("status"));
    expect(screen.queryByRole("button", { name: "Book My Demo" })).toBeNull();
    expect(answer().getByRole("heading", { name: "Your email app should be open" })).toBeTruthy();
    expect(
      answer().getByText(
        "The message is written. Check it, then press send there. Nothing opened? Copy the message and send it to support@larkwell.example.",
      ),
    ).toBeTruthy();
    const [[first] = []] = vi.mocked(mailProgram.openLink).mock.calls;
    await user.click(answer().getByRole("button", { name: "Open Again" }));
    expect(mailProgram.openLink).toHaveBeenCalledTimes(2);
    expect(lastLink()).toBe(first);
  });

  it("copies the message with its address and subject where no mail program opens, and says so", async () => {
    const user = show({ mailFor: "Employers" });
    await fillIn(user, "Ann Lee");
    await submit(user);
    await user.click(screen.getByRole("button", { name: "Copy Message" }));
    expect(
      await answer().findByText("Copied. Paste it into a new message to support@larkwell.example."),
    ).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      "To: support@larkwell.example\nSubject: Demo Request - Employers Solution\n\nHello,\n\nI would like to book a demo of the Employers solution.\n\nName: Ann Lee\nEmail: ann@example.org\nOrganization: Cedar Hollow",
    );
  });

  it("shows the message, selected, where the clipboard is refused", async () => {
    const user = show({ mailFor: "Employers" });
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused"));
    await fillIn(user, "Ann Lee");
    await submit(user);
    await user.click(screen.getByRole("button", { name: "Copy Message" }));
    const message = await screen.findByLabelText<HTMLTextAreaElement>("Your message");
    expect(document.activeElement).toBe(message);
    expect(message.value.slice(message.selectionStart, message.selectionEnd)).toMatch(
      /^To: .*Cedar Hollow$/s,
    );
    expect(screen.queryByText(/^Copied/)).toBeNull();
  });

  it("gives its button back when the answer is closed, with the focus, and when something is typed", async () => {
    const user = show({ toast: toasts.demo });
    await fillIn(user, "Ann Lee");
    await submit(user);
    await user.click(screen.getByRole("button", { name: "Close this message" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Book My Demo" }));
    expect(screen.queryByRole("status")).toBeNull();
    await submit(user);
    expect(screen.queryByRole("button", { name: "Book My Demo" })).toBeNull();
    await user.type(screen.getByLabelText("Organization"), "s");
    expect(screen.getByRole("button", { name: "Book My Demo" })).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("keeps a message that no link can carry, and says how to send it", async () => {
    const user = show({ mailFor: "Providers" });
    const name = "N".repeat(2_000);
    await fillIn(user, name);
    await submit(user);
    expect(mailProgram.openLink).not.toHaveBeenCalled();
    expect(openToast()).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe(name);
    expect(document.activeElement).toBe(screen.getByRole("status"));
    expect(screen.getByRole("link", { name: "support@larkwell.example" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Open Again" })).toBeNull();
    const message = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    expect(message.value).toContain(`Name: ${name}\nEmail: ann@example.org`);
    await user.click(screen.getByRole("button", { name: "Copy Message" }));
    expect(await navigator.clipboard.readText()).toBe(message.value);
    expect(await screen.findByText("Message copied.")).toBeTruthy();
  });
});
