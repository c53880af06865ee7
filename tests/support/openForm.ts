import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import * as mailProgram from "../../shared/forms/openLink";
import { mailOf } from "./recordTraffic";
import { showAt } from "./renderedAt";
import { specifiedForms } from "./specifiedForms";

export const copy = vi.fn<(text: string) => Promise<void>>();
/** All ways for a page to send something by itself. */
export const sent = vi.fn<(...what: readonly unknown[]) => void>();

/** Keeps what forms open, copy and send, for all tests of a file. */
export function recordForms(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(mailProgram, "openLink").mockReturnValue();
    vi.spyOn(window, "alert").mockReturnValue();
    copy.mockReset().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText: copy }, sendBeacon: sent });
    sent.mockReset();
    vi.stubGlobal("fetch", sent);
    vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(sent);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(sent);
  });
}

/** Shows the page of a form, the contact form's unless told, and what a visitor does with the form. */
export function openForm(path = "/contact", formName = "") {
  const specified = specifiedForms.find((form) => form.path === path && form.name.includes(formName));
  if (!specified) throw new Error(`no form on ${path}`);
  const { name, submit, typed } = specified;
  showAt(path);
  // Whether each element of the page is hidden takes far longer to tell than which one is the form.
  const form = within(screen.getByRole("form", { name, hidden: true }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  return {
    form,
    field,
    fillIn: (values: Readonly<Record<string, string>> = {}) =>
      Object.entries({ ...typed, ...values }).forEach(([label, value]) =>
        fireEvent.input(field(label), { target: { value } }),
      ),
    submitButton: () => form.queryByRole("button", { name: submit }),
    send: () => fireEvent.click(form.getByRole("button", { name: submit })),
    press: async (button: string) => {
      fireEvent.click(form.getByRole("button", { name: button }));
      await act(async () => Promise.resolve());
    },
    /** What has the focus, if it is the answer to a submit. */
    answer: () => form.queryAllByRole("status").find((part) => part === document.activeElement),
  };
}

export const wordsOf = (part?: Element | null) =>
  [...(part?.querySelectorAll("h3, p:not([hidden])") ?? [])].map(({ textContent }) => textContent).join(" ");
export const toast = () =>
  wordsOf(within(screen.getByRole("region", { name: "Notifications", hidden: true })).getByRole("status"));
export const openedLinks = () => vi.mocked(mailProgram.openLink).mock.calls.map(([link]) => link);
export const openedMails = () =>
  openedLinks()
    .map(mailOf)
    .map((mail) => ({ ...mail, body: mail.body.replaceAll("\r\n", "\n") }));
