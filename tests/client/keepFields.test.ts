import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { keepFields } from "../../client/keepFields";

let keeping: AbortController;
/** Keeps the fields of the page, until the test ends at the latest. */
function keep(): () => void {
  keeping = new AbortController();
  onTestFinished(() => keeping.abort());
  return keepFields(keeping.signal);
}

const NAME = '<input name="name" value="Ann Lee">';
const MESSAGE = '<textarea name="message">Two lines</textarea>';
const LINK = '<a href="/about" class="MoreLink">About</a>';

const control = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
const focusedName = () => document.activeElement?.getAttribute("name") ?? document.activeElement?.tagName;

/** As React does with a part that an extension has changed. */
function renderAnew(html: string): void {
  document.body.innerHTML = html;
}

beforeEach(() => {
  document.body.innerHTML = NAME + MESSAGE + LINK;
});

it("the focus goes on on a link", () => {
  const handOn = keep();
  document.querySelector("a")?.focus();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(document.activeElement?.textContent).toBe("About");
});

it("the focus is not given to a field that the visitor had left", async () => {
  const handOn = keep();
  control("name")?.focus();
  control("name")?.blur();
  await Promise.resolve();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("BODY");
});

it("the focus goes on in the field that the visitor went to last", async () => {
  const handOn = keep();
  control("name")?.focus();
  control("message")?.focus();
  await Promise.resolve();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("message");
});

it("the focus is not given to a link of another kind", () => {
  const handOn = keep();
  document.querySelector("a")?.focus();
  renderAnew(LINK.replace("MoreLink", "Button"));
  handOn();
  expect(focusedName()).toBe("BODY");
});

it("the focus is not given to a field of another name", () => {
  const handOn = keep();
  control("name")?.focus();
  renderAnew('<input name="email">');
  handOn();
  expect(focusedName()).toBe("BODY");
});

it("nothing is handed on once nothing can be replaced any more, such as to the fields of the next page", () => {
  const handOn = keep();
  control("message")?.focus();
  Object.assign(control("name") ?? {}, { value: "Typed" });
  keeping.abort();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect([focusedName(), control("name")?.value]).toEqual(["BODY", "Ann Lee"]);
  control("name")?.focus();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("BODY");
});

describe("in the fields of the served page", () => {
  const SERVED_EMAIL = "<input name=email>";
  const SERVED_MESSAGE = "<textarea name=message></textarea>";
  const TOPIC = "<select name=topic><option><option>Sales</select>";
  const SERVED = SERVED_EMAIL + SERVED_MESSAGE + TOPIC;

  type Values = Readonly<Record<string, string>>;

  const heard = vi.fn<(event: Event) => void>();
  const field = (name: string) => document.querySelector(`[name=${name}]`);
  /** What is in the fields of the page, empty ones aside. */
  const values = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("[name]")];
    return fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  };

  beforeEach(() => {
    document.body.innerHTML = SERVED;
    document.addEventListener("input", heard);
  });
  afterEach(() => {
    document.removeEventListener("input", heard);
    heard.mockReset();
  });

  const everything = { email: "ann@example.org", message: "Hello", topic: "Sales" };
  it.each<[what: string, typed: Values, replacement: string | undefined, handedOn: Values]>([
    ["is handed on as if it was typed there", everything, SERVED, everything],
    ["stays where the fields are still there", { email: "mine" }, undefined, {}],
    [
      "is not handed on to a field of another name",
      { email: "mine" },
      `<input name=other>${SERVED_MESSAGE}`,
      {},
    ],
    [
      "is not handed on where no field is in its place",
      { topic: "Sales" },
      SERVED_EMAIL + SERVED_MESSAGE,
      {},
    ],
  ])("what was typed into the served fields %s", (_, typed, replacement, handedOn) => {
    const handOn = keep();
    for (const [name, value] of Object.entries(typed)) Object.assign(field(name) ?? {}, { value });
    if (replacement) document.body.innerHTML = replacement;
    handOn();
    expect(values()).toEqual(Object.entries(replacement ? handedOn : typed));
    expect(heard.mock.calls.map(([{ target }]) => target)).toEqual(Object.keys(handedOn).map(field));
  });

  it("what is typed later, into the fields that have come, is not overwritten when another part is rendered anew", () => {
    const handOn = keep();
    Object.assign(field("email") ?? {}, { value: "early" });
    document.body.innerHTML = SERVED;
    handOn();
    Object.assign(field("email") ?? {}, { value: "later" });
    handOn();
    expect(values()).toEqual([["email", "later"]]);
  });
});
