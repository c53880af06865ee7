import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTyped } from "../../client/keepTyped";

const EMAIL = "<input name=email>";
const MESSAGE = "<textarea name=message></textarea>";
const TOPIC = "<select name=topic><option><option>Sales</select>";
const SERVED = EMAIL + MESSAGE + TOPIC;

const heard = vi.fn<(event: Event) => void>();
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const values = () => ["email", "message", "topic"].map((name) => field(name)?.value);

beforeEach(() => {
  document.body.innerHTML = SERVED;
  document.addEventListener("input", heard);
});
afterEach(() => {
  document.removeEventListener("input", heard);
  heard.mockReset();
});

const everything = { email: "ann@example.org", message: "Hello", topic: "Sales" };
it.each<[what: string, typed: object, replacement: string | undefined, kept: unknown[], heardOf: string[]]>([
  [
    "hands it on as if it was typed there",
    everything,
    SERVED,
    Object.values(everything),
    Object.keys(everything),
  ],
  ["leaves fields that are still there", { email: "mine" }, undefined, ["mine", "", ""], []],
  ["leaves what was left as it was", {}, SERVED, ["", "", ""], []],
  [
    "leaves a field of another name",
    { email: "mine" },
    `<input name=other>${MESSAGE}${TOPIC}`,
    [undefined, "", ""],
    [],
  ],
  ["bears that a field has none in its place", { topic: "Sales" }, EMAIL + MESSAGE, ["", "", undefined], []],
])("what was typed into the served fields: %s", (_, typed, replacement, kept, heardOf) => {
  const handOn = keepTyped();
  for (const [name, value] of Object.entries(typed)) Object.assign(field(name) ?? {}, { value });
  if (replacement) document.body.innerHTML = replacement;
  handOn();
  expect(values()).toEqual(kept);
  expect(heard.mock.calls.map(([{ target }]) => target)).toEqual(heardOf.map(field));
});
