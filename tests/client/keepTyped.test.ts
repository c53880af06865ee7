import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTyped } from "../../client/keepTyped";

const EMAIL = "<input name=email>";
const MESSAGE = "<textarea name=message></textarea>";
const TOPIC = "<select name=topic><option><option>Sales</select>";
const SERVED = EMAIL + MESSAGE + TOPIC;

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
  ["is not handed on to a field of another name", { email: "mine" }, `<input name=other>${MESSAGE}`, {}],
  ["is not handed on where no field is in its place", { topic: "Sales" }, EMAIL + MESSAGE, {}],
])("what was typed into the served fields %s", (_, typed, replacement, handedOn) => {
  const handOn = keepTyped();
  for (const [name, value] of Object.entries(typed)) Object.assign(field(name) ?? {}, { value });
  if (replacement) document.body.innerHTML = replacement;
  handOn();
  expect(values()).toEqual(Object.entries(replacement ? handedOn : typed));
  expect(heard.mock.calls.map(([{ target }]) => target)).toEqual(Object.keys(handedOn).map(field));
});

it("what is typed later, into the fields that have come, is not overwritten when another part is rendered anew", () => {
  const handOn = keepTyped();
  Object.assign(field("email") ?? {}, { value: "early" });
  document.body.innerHTML = SERVED;
  handOn();
  Object.assign(field("email") ?? {}, { value: "later" });
  handOn();
  expect(values()).toEqual([["email", "later"]]);
});
