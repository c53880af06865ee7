import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { advance } from "../support/advance";
import { copy, openForm, openedLinks, recordForms } from "../support/openForm";
import * as company from "../support/specifiedCompany";

const BANNER = "Message sent! We'll get back within 1 business day.";

recordForms();

describe("the contact form", () => {
  it("shows its banner for 4 seconds, then clears it and the fields, and keeps what was sent to be copied", async () => {
    const { fillIn, send, press, field } = openForm();
    for (const waited of [3_000, 3_999]) {
      fillIn();
      send();
      advance(waited);
      expect(screen.getByText(BANNER)).toBeDefined();
    }
    expect(field("Name *").value).toBe("Ann");
    advance(1);
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(["Name *", "Topic *", "Message"].map((label) => field(label).value)).toEqual(["", "", ""]);
    await press("Copy Message");
    expect(copy.mock.lastCall?.[0]).toContain(`Topic: ${company.nudges}\n\nMessage:\nTwo\nlines`);
  });

  it("keeps all fields where one was corrected while the banner was shown, and clears only the banner", () => {
    const { fillIn, send, field } = openForm();
    fillIn();
    send();
    advance(2_000);
    fireEvent.input(field("Message"), { target: { value: "Two corrected lines" } });
    advance(2_000);
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(["Name *", "Topic *", "Message"].map((label) => field(label).value)).toEqual([
      "Ann",
      company.nudges,
      "Two corrected lines",
    ]);
  });

  it("says nothing of the last message beside what is missing for the next one", () => {
    const { fillIn, send, form } = openForm();
    fillIn();
    send();
    advance(4_000);
    expect(screen.getByText("Your email app should be open").closest("[hidden]")).toBeNull();
    // The button is hidden, but Enter in a field presses it.
    fireEvent.click(form.getByText("Send Message"));
    expect(form.getAllByLabelText(/./, { selector: "[aria-invalid=true]" })).toHaveLength(3);
    expect(screen.getByText("Your email app should be open").closest("[hidden]")).not.toBeNull();
  });

  it.each<Readonly<Record<string, string>>>([
    { "Name *": "" },
    { "Name *": "  " },
    { "Email *": "" },
    { "Topic *": "" },
    { "Email *": "", "Topic *": "" },
  ])(
    "marks each field that is missing until something is typed into it, and focuses the first: %j",
    (invalid) => {
      const { fillIn, send, field, form } = openForm();
      const labels = Object.keys(invalid);
      const marked = () => form.queryAllByLabelText(/./, { selector: "[aria-invalid=true]" });
      fillIn(invalid);
      send();
      expect(openedLinks()).toEqual([]);
      expect(document.activeElement).toBe(marked()[0]);
      expect(marked()).toEqual(labels.map(field));
      const notes = marked().map((part) =>
        document.getElementById(part.getAttribute("aria-describedby") ?? ""),
      );
      expect(notes.map((note) => note?.textContent)).toEqual(
        labels.map(() => "Fields marked * are required."),
      );
      fireEvent.input(field(labels.at(-1) ?? ""), { target: { value: "Other" } });
      expect(marked()).toEqual(labels.slice(0, -1).map(field));
    },
  );

  it("says nothing of a malformed address while something is missing, and then has the browser say it", () => {
    const { fillIn, send, field, form } = openForm();
    fillIn({ "Email *": "no address", "Topic *": "" });
    send();
    expect(document.activeElement).toBe(field("Topic *"));
    expect(form.queryAllByLabelText(/./, { selector: "[aria-invalid=true]" })).toEqual([field("Topic *")]);
    const told = vi.fn<() => void>();
    field("Email *").addEventListener("invalid", told);
    fillIn({ "Email *": "no address" });
    send();
    expect(told).toHaveBeenCalledOnce();
    expect(openedLinks()).toEqual([]);
  });
});
