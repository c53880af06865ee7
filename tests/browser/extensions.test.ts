import type { Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, openBeforeHydration, untilAllIsLive } from "../support/browser";
import { specifiedForms } from "../support/specifiedForms";
import { isWhole } from "../support/tier.mjs";

/** What React writes to the console where it has rendered a part of the page anew. */
const HYDRATION_MISMATCH = "React error #418";

/** Far enough for a page that comes anew to lose its place. */
const SCROLLED_PX = 300;

const pathsWithForm = [...new Set(specifiedForms.map(({ path }) => path))];

/** With the most kinds of fields; each night all. */
const pathsAsked = isWhole ? pathsWithForm : ["/contact"];

/** What stays as it was served where a section, or the page's content as a whole, is changed. */
const BESIDE_SECTIONS = ["html", "body", "header", "main", "h1:not(form h1)", "footer"];
const BESIDE_MAIN = ["html", "body", "header", "footer"];

/** As password managers do: over the field, so that nothing moves. */
function putIconsBesideFields(): void {
  for (const field of document.querySelectorAll("input, textarea")) {
    const icon = document.createElement("password-icon");
    icon.style.position = "absolute";
    field.after(icon);
  }
}

/** As dictionaries and readers do. */
function wrapHeadings(): void {
  for (const heading of document.querySelectorAll("main :is(h2, h3)")) {
    const wrapper = document.createElement("font");
    wrapper.append(...heading.childNodes);
    heading.append(wrapper);
  }
}

/** As helpers for shopping do. */
function addToMain(): void {
  document.querySelector("main")?.append(document.createElement("shopping-helper"));
}

/** Marks the present elements, to be told from those that take their place. */
const markServed = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) Reflect.set(element, "isServed", true);
  });

const replacedOf = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    (parts) =>
      parts.filter((part) =>
        [...document.querySelectorAll(part)].some((element) => Reflect.get(element, "isServed") !== true),
      ),
    parts,
  );

/** All that a visitor has done so far. */
const leftByVisitor = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        "input, textarea, select",
      ),
    ];
    const focused = document.activeElement;
    const hasCaret = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    return {
      typed: fields.map(({ value }) => value),
      focusedField: fields.findIndex((field) => field === focused),
      selection: hasCaret ? [focused.selectionStart, focused.selectionEnd] : [],
      scrolledTo: Math.round(window.scrollY),
    };
  });

/** Types into every field, chooses a last option everywhere, marks letters of a text, and scrolls. */
async function useForms(page: Page): Promise<void> {
  await page.evaluate((top) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input:not([type=radio]), textarea",
    );
    for (const [index, field] of fields.entries())
      field.value = field.type === "email" ? `ann${index}@example.org` : `Typed words ${index}`;
    for (const select of document.querySelectorAll("select")) select.selectedIndex = select.length - 1;
    const first = [...fields].find(({ type }) => type !== "email");
    first?.focus();
    first?.setSelectionRange(2, 5);
    window.scrollTo({ top, behavior: "instant" });
  }, SCROLLED_PX);
}

it.each([
  ...pathsAsked.map((path) => [path, "icons beside fields", putIconsBesideFields, BESIDE_SECTIONS] as const),
  ...(isWhole ? ["/platform", "/contact"] : ["/platform"]).map(
    (path) => [path, "elements in headings", wrapHeadings, BESIDE_SECTIONS] as const,
  ),
  ["/contact", "a part at the end of the content", addToMain, BESIDE_MAIN] as const,
])(
  "%s keeps its document, and what its visitor typed, marked and scrolled to, where an extension puts %s before it is live",
  async (path, _, change, kept) => {
    const { page, complaints } = await newVisit();
    const hydrate = await openBeforeHydration(page, path);
    await page.evaluate(change);
    await useForms(page);
    const left = await leftByVisitor(page);
    await markServed(page);
    hydrate();
    await untilAllIsLive(page);
    expect.soft(await replacedOf(page, kept)).toEqual([]);
    expect.soft(await leftByVisitor(page)).toEqual(left);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes(HYDRATION_MISMATCH))).toEqual([]);
  },
);
