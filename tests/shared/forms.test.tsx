import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import * as mailProgram from "../../shared/forms/openLink";
import * as sending from "../../shared/forms/send";
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

    it("requires the fields that the specification requires", () => {
      const { field } = openForm(path, name);
      expect(Object.keys(typed).filter((label) => field(label).required)).toEqual(required);
    });

    it.each(faults)("does nothing while %s is %j", (label, instead) => {
      const form = openForm(path, name);
      form.fillIn({ [label]: instead });
      form.send();
      const kept = Object.values({ ...typed, [label]: instead });
      expect(outcomeIn(form)).toEqual({ toast: "", alerts: [], mails: [], answer: "", typed: kept });
    });

    it("does what the specification says once it is filled in, and stores and sends nothing else", () => {
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
      expect(copy).not.toHaveBeenCalled();
      expect([sent.mock.calls, document.cookie]).toEqual([[], ""]);
    });

    it("offers with its answer what the specification says, and nothing else", async () => {
      const { fillIn, send, press } = openForm(path, name);
      fillIn();
      send();
      const [button, offered] = outcome.offers ?? [];
      vi.mocked(mailProgram.openLink).mockClear();
      if (button) await press(button);
      expect(openedMails()).toEqual(offered ? [offered] : []);
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
  "$name on $path can be filled in by the browser",
  ({ path, name, typed }) => {
    const { field } = openForm(path, name);
    const filledIn = Object.keys(typed).map((label) => [label, field(label).getAttribute("autocomplete")]);
    const wanted = Object.keys(typed).map((label) => {
      const [, token = "off"] = Object.entries(FILLED_IN).find(([begin]) => label.startsWith(begin)) ?? [];
      return [label, path === "/login" && label === "Email" ? "username" : token];
    });
    expect(filledIn).toEqual(wanted);
  },
);

it.each(specifiedForms)(
  "$name on $path has the specified fields, in order and of their kinds, without bounds of their length or messages of its own",
  ({ path, name, typed }) => {
    const { form, send, field } = openForm(path, name);
    const controls = [
      ...screen.getByRole<HTMLFormElement>("form", { name }).querySelectorAll("input, select, textarea"),
    ].filter((control) => !control.closest("[role=status]"));
    expect(controls).toEqual(Object.keys(typed).map((label) => form.getByLabelText(label)));
    send();
    for (const label of Object.keys(typed)) {
      const [, kind = "text"] = Object.entries(KINDS).find(([begin]) => label.startsWith(begin)) ?? [];
      expect(field(label).type, label).toBe(kind);
      const bounds = ["maxlength", "minlength", "pattern"].filter((bound) =>
        field(label).hasAttribute(bound),
      );
      expect([bounds, field(label).validity.customError], label).toEqual([[], false]);
    }
  },
);

it.each(specifiedForms.filter(({ submit, path }) => submit !== "Sign In" && isAskedClosely(path)))(
  "what is typed into $name on $path goes through the one send",
  ({ path, name, typed }) => {
    const sent = vi.spyOn(sending, "send");
    const { fillIn, send } = openForm(path, name);
    fillIn();
    send();
    expect(sent).toHaveBeenCalledOnce();
    expect(Object.values(sent.mock.lastCall?.[0] ?? {})).toEqual(
      expect.arrayContaining(Object.values(typed)),
    );
  },
);
