import { beforeEach, expect, it } from "vitest";
import { keepFocus } from "../../client/keepFocus";

const NAME = '<input name="name" value="Ann Lee">';
const MESSAGE = '<textarea name="message">Two lines</textarea>';
const EMAIL = '<input name="email" type="email" value="ann@clinic.example">';
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

it("the focus goes on in the field that has come in the place of the focused one, with its selection", () => {
  control("message")?.focus();
  const handOn = keepFocus();
  control("message")?.setSelectionRange(2, 5, "backward");
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("message");
  const { selectionStart, selectionEnd, selectionDirection } = control("message") ?? {};
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 5, "backward"]);
});

it("the focus that came after the page was served goes on, too", () => {
  const handOn = keepFocus();
  control("name")?.focus();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("name");
});

it("the focus goes on on a link", () => {
  const handOn = keepFocus();
  document.querySelector("a")?.focus();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(document.activeElement?.textContent).toBe("About");
});

it("the focus is not given to a field that the visitor had left", async () => {
  const handOn = keepFocus();
  control("name")?.focus();
  control("name")?.blur();
  await Promise.resolve();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("BODY");
});

it("the focus goes on in the field that the visitor went to last", async () => {
  const handOn = keepFocus();
  control("name")?.focus();
  control("message")?.focus();
  await Promise.resolve();
  renderAnew(NAME + MESSAGE + LINK);
  handOn();
  expect(focusedName()).toBe("message");
});

it("the focus goes on where the browser says that the element has lost it, and removes it then", async () => {
  const handOn = keepFocus();
  control("name")?.focus();
  control("name")?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  renderAnew(NAME + MESSAGE + LINK);
  await Promise.resolve();
  handOn();
  expect(focusedName()).toBe("name");
});

it("the focus goes on in an email field, whose caret browsers do not tell", () => {
  document.body.innerHTML = EMAIL;
  const handOn = keepFocus();
  control("email")?.focus();
  renderAnew(EMAIL);
  handOn();
  expect(focusedName()).toBe("email");
});

it("the focus is not given to a link of another kind", () => {
  const handOn = keepFocus();
  document.querySelector("a")?.focus();
  renderAnew(LINK.replace("MoreLink", "Button"));
  handOn();
  expect(focusedName()).toBe("BODY");
});

it("the focus is not given to a field of another name", () => {
  const handOn = keepFocus();
  control("name")?.focus();
  renderAnew('<input name="email">');
  handOn();
  expect(focusedName()).toBe("BODY");
});

it("the focus stays where it is while its element is there", () => {
  const handOn = keepFocus();
  const field = control("name");
  field?.focus();
  handOn();
  expect(document.activeElement).toBe(field);
});
