import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTyped } from "../../client/keepTyped";

const FIELDS =
  "<input name=email><textarea name=message></textarea><select name=topic><option><option>Sales</select>";

const heard = vi.fn<(event: Event) => void>();
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const values = () => ["email", "message", "topic"].map((name) => field(name)?.value);
const type = (name: string, value: string) => Object.assign(field(name) ?? {}, { value });

beforeEach(() => {
  document.body.innerHTML = FIELDS;
  document.addEventListener("input", heard);
});
afterEach(() => {
  document.removeEventListener("input", heard);
  heard.mockReset();
});

it("hands on what was typed to the fields that have replaced the served ones, as if it was typed there", () => {
  const handOn = keepTyped();
  type("email", "ann@example.org");
  type("message", "Hello");
  type("topic", "Sales");
  document.body.innerHTML = FIELDS;
  handOn();
  expect(values()).toEqual(["ann@example.org", "Hello", "Sales"]);
  expect(heard.mock.calls.map(([{ target }]) => target)).toEqual(["email", "message", "topic"].map(field));
});

it.each([
  ["is still there", () => type("email", "mine"), ["mine", "", ""]],
  ["was left as it was", () => (document.body.innerHTML = FIELDS), ["", "", ""]],
  [
    "has none of its name in its place",
    () => {
      type("email", "mine");
      document.body.innerHTML = FIELDS.replace("<input name=email>", "<input name=other>");
    },
    [undefined, "", ""],
  ],
  [
    "has nothing in its place",
    () => {
      type("topic", "Sales");
      document.body.innerHTML = "<input name=email><textarea name=message></textarea>";
    },
    ["", "", undefined],
  ],
])("touches nothing where a field %s", (_what, happen, expected) => {
  const handOn = keepTyped();
  happen();
  handOn();
  expect(values()).toEqual(expected);
  expect(heard).not.toHaveBeenCalled();
});
