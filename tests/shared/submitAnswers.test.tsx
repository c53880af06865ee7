import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { advance } from "../support/advance";
import { copy, openForm, openedLinks, recordForms, toast, wordsOf } from "../support/openForm";
import * as company from "../support/specifiedCompany";
import { specifiedForms } from "../support/specifiedForms";
import { isWhole } from "../support/tier.mjs";

const BANNER = "Message sent! We'll get back within 1 business day.";
const PROVIDERS = "/solutions/providers";

recordForms();

/** One of each kind; each night all. */
const PATHS = new Set(["/about", "/solutions/providers", "/contact", "/login"]);
const withAnswer = specifiedForms.filter(
  ({ path, outcome }) => outcome.answer && (isWhole || PATHS.has(path)),
);

describe.each(withAnswer)("the answer of $name on $path", ({ path, name, outcome }) => {
  it("closes on request, comes again, and goes when somebody types", async () => {
    const { fillIn, send, submitButton, answer, press } = openForm(path, name);
    fillIn();
    send();
    await press("Close this message");
    expect(document.activeElement).toBe(submitButton());
    fillIn();
    send();
    expect(wordsOf(answer())).toBe(outcome.answer);
    fillIn();
    expect(answer()).toBeUndefined();
    expect(submitButton()).not.toBeNull();
  });
});

it("the answer of the footer's form goes where the next submit lacks an address", () => {
  const { fillIn, send, answer, form } = openForm("/login", "Newsletter");
  fillIn();
  send();
  expect(answer()).toBeDefined();
  fireEvent.click(form.getByText("Subscribe"));
  expect(answer()).toBeUndefined();
});

describe("the answer to a submit", () => {
  it("copies the message with its address and subject, and says so", async () => {
    const { fillIn, send, press, answer, field, form } = openForm();
    // As a browser that translates the page does.
    for (const option of field("Topic *").querySelectorAll("option")) option.append("»");
    fillIn({ Organization: "", Message: "" });
    send();
    await press("Copy Message");
    expect(form.queryByLabelText("Your message")).toBeNull();
    expect(copy.mock.calls).toEqual([
      [
        `To: support@${company.domain}\nSubject: Contact Form: ${company.nudges}\n\nName: Ann\nEmail: ann@example.org\nOrganization: Not provided\nTopic: ${company.nudges}\n\nMessage:\nNot provided`,
      ],
    ]);
    // The other words are not read out again.
    expect(answer()?.getAttribute("aria-atomic")).toBe("false");
    expect(wordsOf(answer())).toContain(`Copied. Paste it into a new message to support@${company.domain}.`);
    fillIn({ Message: "Another" });
    send();
    expect(wordsOf(answer())).not.toContain("Copied");
  });

  it.each([
    ["refused", { clipboard: { writeText: () => Promise.reject(new DOMException("refused")) } }],
    ["missing, as without https", {}],
  ])("shows the message, selected, where the clipboard is %s", async (_, navigator) => {
    const { fillIn, send, press, field, form } = openForm(PROVIDERS);
    vi.stubGlobal("navigator", navigator);
    fillIn();
    send();
    await press("Copy Message");
    const { value, selectionStart, selectionEnd } = field("Your message");
    expect(document.activeElement).toBe(field("Your message"));
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toMatch(/^To: .*Cedar" 🌅$/s);
    expect(form.queryByText(/^Copied/)).toBeNull();
  });

  it.each([
    [PROVIDERS, "Name"],
    ["/contact", "Message"],
  ])("on %s keeps what no link can carry, to be copied", async (path, label) => {
    const { fillIn, send, press, field, answer, form } = openForm(path);
    const text = "Long. ".repeat(900);
    fillIn({ [label]: text });
    send();
    advance(10_000);
    expect([openedLinks(), toast(), screen.queryByText(BANNER)]).toEqual([[], "", null]);
    expect(answer()).toBeDefined();
    expect(field(label).value).toBe(text);
    expect(field("Your message").value).toContain(text);
    const write = form.getByRole<HTMLAnchorElement>("link", { name: `support@${company.domain}` });
    expect(write.href.replace(`mailto:support@${company.domain}`, "")).toMatch(/^\?subject=(?:Demo|Contact)/);
    expect(form.queryByRole("button", { name: "Open Again" })).toBeNull();
    await press("Copy Message");
    expect(copy.mock.calls).toEqual([[field("Your message").value]]);
    expect(wordsOf(answer())).toContain("Message copied.");
  });
});
