import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as mailProgram from "../../shared/forms/openLink";
import * as sending from "../../shared/forms/send";
import { advance } from "../support/advance";
import { showAt } from "../support/renderedAt";
import { mailOf } from "../support/recordTraffic";
import { specifiedForms } from "../support/specifiedForms";
import * as company from "../support/specifiedCompany";

const BANNER = "Message sent! We'll get back within 1 business day.";
const PROVIDERS = "/solutions/providers";

const copy = vi.fn<(text: string) => Promise<void>>();
/** All ways for a page to send something by itself. */
const sent = vi.fn<(...what: readonly unknown[]) => void>();

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

/** Shows the page of a form, the contact form's unless told, and what a visitor does with the form. */
function openForm(path = "/contact", formName = "") {
  const specified = specifiedForms.find((form) => form.path === path && form.name.includes(formName));
  if (!specified) throw new Error(`no form on ${path}`);
  const { name, submit, typed } = specified;
  showAt(path);
  const form = within(screen.getByRole("form", { name }));
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

const wordsOf = (part?: Element | null) =>
  [...(part?.querySelectorAll("h3, p:not([hidden])") ?? [])].map(({ textContent }) => textContent).join(" ");
const toast = () =>
  wordsOf(within(screen.getByRole("region", { name: "Notifications" })).getByRole("status"));
const openedLinks = () => vi.mocked(mailProgram.openLink).mock.calls.map(([link]) => link);
const openedMails = () =>
  openedLinks()
    .map(mailOf)
    .map((mail) => ({ ...mail, body: mail.body.replaceAll("\r\n", "\n") }));

describe.each(specifiedForms)(
  "$name on $path",
  ({ path, name, typed, isOptional = [], outcome: { toast: toastWords = "", alert, mail, ...outcome } }) => {
    const required = Object.keys(typed).filter((label) => !isOptional.includes(label));
    const faults = required.flatMap((label) =>
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

describe.each(specifiedForms.filter(({ outcome }) => outcome.answer))(
  "the answer of $name on $path",
  ({ path, name, outcome }) => {
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
  },
);

/** The kind of each field of the specification by how its label begins; all others take any text. */
const KINDS = { Email: "email", Password: "password", Topic: "select-one", Message: "textarea" };

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

it("the topics of the contact form are the specified ones, in order, after the question for one", () => {
  const { field } = openForm();
  const options = [...field("Topic *").querySelectorAll("option")];
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["", "Choose a topic"],
    ...[company.registry, company.nudges, "Support", "Other"].map((topic) => [topic, topic]),
  ]);
});

it.each(specifiedForms.filter(({ submit }) => submit !== "Sign In"))(
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

it("an answer has the focus also where a press on its button gives another one", async () => {
  const { fillIn, send, press, answer, field } = openForm("/about");
  fillIn({ Organization: "Long. ".repeat(900) });
  send();
  await press("Email My Details");
  expect(answer()?.contains(field("Your message"))).toBe(true);
});

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

  it("keeps what was filled in without an event while the banner was shown", () => {
    const { fillIn, send, field } = openForm();
    fillIn();
    send();
    field("Organization").value = "Filled in by an extension";
    advance(4_000);
    expect(field("Organization").value).toBe("Filled in by an extension");
  });

  it.each<Readonly<Record<string, string>>>([
    { "Name *": "" },
    { "Name *": "  " },
    { "Email *": "" },
    { "Topic *": "" },
    { "Email *": "no address", "Topic *": "" },
  ])("marks each faulty field until something is typed into it, and focuses the first: %j", (faulty) => {
    const { fillIn, send, field, form } = openForm();
    const labels = Object.keys(faulty);
    const marked = () => form.queryAllByLabelText(/./, { selector: "[aria-invalid=true]" });
    fillIn(faulty);
    send();
    expect(openedLinks()).toEqual([]);
    expect(document.activeElement).toBe(marked()[0]);
    expect(marked()).toEqual(labels.map(field));
    const notes = marked().map((part) =>
      document.getElementById(part.getAttribute("aria-describedby") ?? ""),
    );
    expect(notes.map((note) => note?.textContent)).toEqual(
      Object.values(faulty).map((value) => (value.trim() ? undefined : "Fields marked * are required.")),
    );
    fireEvent.input(field(labels.at(-1) ?? ""), { target: { value: "Other" } });
    expect(marked()).toEqual(labels.slice(0, -1).map(field));
  });
});
