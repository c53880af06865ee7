import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactForm } from "../../shared/forms/ContactForm";
import * as mailProgram from "../../shared/forms/openLink";
import { keptToasts } from "../../shared/toasts/toastStore";
import { advance } from "../support/advance";
import { clearScreen } from "../support/clearScreen";

const BANNER = "Message sent! We'll get back within 1 business day.";
const OPEN = "Your email app should be open";
const complete = {
  "Name *": "Ann Lee",
  "Email *": "ann@example.org",
  Organization: "",
  "Topic *": "Support",
  Message: "",
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;
const press = () => fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
const openToast = () => keptToasts().find(({ isOpen }) => isOpen)?.title;

function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries({ ...complete, ...values }))
    fireEvent.input(field(label), { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(mailProgram, "openLink").mockReturnValue();
  render(
    <ContactForm name="Contact form">
      <h2>Send us a message</h2>
    </ContactForm>,
  );
});
afterEach(() => {
  clearScreen();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the contact form", () => {
  it("opens a message to the support address about the chosen topic, with a toast and a banner", () => {
    fillIn({ Message: "Two\nlines" });
    press();
    const link = vi.mocked(mailProgram.openLink).mock.lastCall?.[0] ?? "";
    expect(link).toMatch(/^mailto:support@larkwell\.example\?subject=Contact%20Form%3A%20Support&body=/);
    expect(decodeURIComponent(link)).toMatch(
      /Organization: Not provided\r\nTopic: Support\r\n\r\nMessage:\r\nTwo\r\nlines$/,
    );
    expect(openToast()).toBe("Opening your email client...");
    expect(screen.getByText(BANNER)).toBeTruthy();
  });

  it("shows the banner for 4 seconds, then clears it and the fields", () => {
    fillIn({ Message: "Hello" });
    press();
    advance(3_999);
    expect(screen.getByText(BANNER)).toBeTruthy();
    expect(field("Name *").value).toBe("Ann Lee");
    advance(1);
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(field("Name *").value).toBe("");
    expect(field("Topic *").value).toBe("");
    expect(field("Message").value).toBe("");
  });

  it("keeps what was sent to be copied after the fields are cleared, until something is typed", async () => {
    fillIn({ Message: "Hello" });
    press();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: OPEN }).parentElement);
    advance(4_000);
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    fireEvent.click(screen.getByRole("button", { name: "Copy Message" }));
    await act(async () => Promise.resolve());
    expect(writeText.mock.lastCall?.[0]).toBe(
      "To: support@larkwell.example\nSubject: Contact Form: Support\n\nName: Ann Lee\nEmail: ann@example.org\nOrganization: Not provided\nTopic: Support\n\nMessage:\nHello",
    );
    expect(screen.getByText("Copied. Paste it into a new message to support@larkwell.example.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send Message" })).toBeNull();
    fireEvent.input(field("Name *"), { target: { value: "B" } });
    expect(screen.getByRole("button", { name: "Send Message" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: OPEN })).toBeNull();
  });

  it.each([
    ["Name *", ""],
    ["Name *", "  "],
    ["Email *", ""],
    ["Topic *", ""],
  ])("does nothing but focus %s when it is %j", (label, value) => {
    fillIn({ [label]: value });
    press();
    expect(mailProgram.openLink).not.toHaveBeenCalled();
    expect(openToast()).toBeUndefined();
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(field(label))).toBe("Fields marked * are required.");
  });

  it("marks a field no longer once something is typed into it", () => {
    fillIn({ "Name *": "", "Email *": "" });
    press();
    fireEvent.input(field("Name *"), { target: { value: "A" } });
    expect(field("Name *").getAttribute("aria-invalid")).toBeNull();
    expect(field("Email *").getAttribute("aria-invalid")).toBe("true");
  });

  it("marks every fault at once, and focuses the first", () => {
    fillIn({ "Email *": "not-an-email", "Topic *": "" });
    press();
    const invalid = Object.keys(complete).filter((label) => field(label).getAttribute("aria-invalid"));
    expect(invalid).toEqual(["Email *", "Topic *"]);
    expect(describedBy(field("Email *"))).toBeUndefined();
    expect(document.activeElement).toBe(field("Email *"));
  });

  it("keeps all fields, without a banner, when the message is too long for a link", () => {
    fillIn({ Message: "Long. ".repeat(900) });
    press();
    advance(10_000);
    expect(mailProgram.openLink).not.toHaveBeenCalled();
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(field("Message").value).toHaveLength(5_400);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Your message").value).toContain("Long. ".repeat(900));
  });
});
