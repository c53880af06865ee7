import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import * as mailProgram from "../../shared/forms/openLink";
import { copy, openForm, openedMails, recordForms, sent, toast, wordsOf } from "../support/openForm";
import { specifiedForms } from "../support/specifiedForms";
import { isWhole } from "../support/tier.mjs";

recordForms();

/** One of each kind of form: what becomes of an invalid one does not depend on its page. */
const ONE_OF_EACH_KIND = new Set(["/about", "/solutions/providers", "/contact", "/blog", "/login"]);
const isAskedClosely = (path: string) => isWhole || ONE_OF_EACH_KIND.has(path);

describe.each(specifiedForms)(
  "$name on $path",
  ({ path, name, typed, isOptional = [], outcome: { toast: toastWords = "", alert, mail, ...outcome } }) => {
    const required = Object.keys(typed).filter((label) => !isOptional.includes(label));
    const faults = (isAskedClosely(path) ? required : []).flatMap((label) =>
      (label.startsWith("Email") ? ["", "no address"] : [""]).map((instead) => [label, instead] as const),
    );

    /** What has come of a submit. */
    const outcomeIn = ({ field, answer }: ReturnType<typeof openForm>) => ({
      toast: toast(),
      alerts: vi.mocked(window.alert).mock.calls.flat(),
      mails: openedMails(),
      answer: wordsOf(answer()),
      typed: Object.keys(typed).map((label) => field(label).value),
    });

    it.each(faults)("does nothing while %s is %j", (label, instead) => {
      const form = openForm(path, name);
      form.fillIn({ [label]: instead });
      form.send();
      const kept = Object.values({ ...typed, [label]: instead });
      expect(outcomeIn(form)).toEqual({ toast: "", alerts: [], mails: [], answer: "", typed: kept });
    });

    it("does and offers what the specification says once it is filled in, and stores and sends nothing else", async () => {
      const form = openForm(path, name);
      form.fillIn();
      form.send();
      expect(outcomeIn(form)).toEqual({
        toast: toastWords,
        alerts: alert ? [alert] : [],
        mails: mail ? [mail] : [],
        answer: outcome.answer ?? "",
        typed: Object.values(typed).map((value) => (outcome.isCleared ? "" : value)),
      });
      const [button, offered] = outcome.offers ?? [];
      vi.mocked(mailProgram.openLink).mockClear();
      if (button) await form.press(button);
      expect(openedMails()).toEqual(offered ? [offered] : []);
      expect(copy).not.toHaveBeenCalled();
      expect([sent.mock.calls, document.cookie]).toEqual([[], ""]);
    });
  },
);

/** The kind of each field of the specification by how its label begins; all others take any text. */
const KINDS = { Email: "email", Password: "password", Topic: "select-one", Message: "textarea" };

/** What browsers and password managers fill in (WCAG 1.3.5), by how a label begins. Others are not filled in. */
const FILLED_IN = {
  Name: "name",
  Email: "email",
  Organization: "organization",
  Password: "current-password",
};

it.each(specifiedForms.filter(({ path }) => isAskedClosely(path)))(
  "$name on $path can be filled in by the browser, and on a phone with the keyboard for an email address",
  ({ path, name, typed }) => {
    const { field } = openForm(path, name);
    const filledIn = Object.keys(typed).map((label) => [
      label,
      field(label).getAttribute("autocomplete"),
      field(label).getAttribute("inputmode"),
    ]);
    const wanted = Object.keys(typed).map((label) => {
      const [, token = "off"] = Object.entries(FILLED_IN).find(([begin]) => label.startsWith(begin)) ?? [];
      const isUser = path === "/login" && label === "Email";
      return [label, isUser ? "username" : token, label.startsWith("Email") ? "email" : null];
    });
    expect(filledIn).toEqual(wanted);
  },
);

it.each(specifiedForms)(
  "$name on $path has the specified fields, in order, of their kinds and required where they are, without bounds of their length or messages of its own",
  ({ path, name, typed, isOptional = [] }) => {
    const { form, send, field } = openForm(path, name);
    const controls = [
      ...screen.getByRole<HTMLFormElement>("form", { name }).querySelectorAll("input, select, textarea"),
    ].filter((control) => !control.closest("[role=status]"));
    const labels = Object.keys(typed);
    expect(controls).toEqual(labels.map((label) => form.getByLabelText(label)));
    expect(labels.filter((label) => field(label).required)).toEqual(
      labels.filter((label) => !isOptional.includes(label)),
    );
    send();
    for (const label of labels) {
      const [, kind = "text"] = Object.entries(KINDS).find(([begin]) => label.startsWith(begin)) ?? [];
      expect(field(label).type, label).toBe(kind);
      const bounds = ["maxlength", "minlength", "pattern"].filter((bound) =>
        field(label).hasAttribute(bound),
      );
      expect([bounds, field(label).validity.customError], label).toEqual([[], false]);
    }
  },
);
