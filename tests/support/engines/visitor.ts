import { expect } from "vitest";
import type { EnginePage } from "./engines";

/** Long enough for a machine that does much else. */
const PATIENCE_MS = 20_000;

export type Visitor = ReturnType<typeof visitorOf>;

/** Uses the page with mouse and keyboard, and waits for what they bring. */
export function visitorOf(page: EnginePage, origin: string) {
  const evaluate = <Result, Args extends readonly unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  const becomes = async (expected: unknown, read: () => Promise<unknown>) =>
    await expect.poll(read, { timeout: PATIENCE_MS }).toEqual(expected);
  /** The middle of an element, once that stands still. */
  const middleOf = async (selector: string, name: string) => {
    let middle: readonly [number, number] = [NaN, NaN];
    await becomes(true, async () => {
      const last = middle;
      middle = await evaluate(middleInPage, selector, name);
      return String(middle) === String(last);
    });
    return middle;
  };
  const open = async (path: string, width = 1440) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
  };
  const press = async (selector: string, name = "") => page.mouse.click(...(await middleOf(selector, name)));
  /** Waits until so many of these elements are visible. */
  const sees = (count: number, selector: string) => becomes(count, () => evaluate(visibleInPage, selector));
  // WebKit without a window manager has no focus that `:focus` would match.
  const focuses = (selector: string) =>
    becomes(true, () => evaluate((selector) => document.activeElement?.matches(selector), selector));
  /** Waits for the text in an element, or the value of a field. */
  const reads = (text: unknown, selector: string) => becomes(text, () => evaluate(textInPage, selector));
  return {
    evaluate,
    open,
    /** @returns how many milliseconds after its document the page was live */
    visit: async (path: string, width?: number) => {
      await open(path, width);
      const opened = performance.now();
      await sees(1, "header[data-live]");
      return performance.now() - opened;
    },
    press,
    sees,
    reads,
    focuses,
    hover: async (selector: string, name = "") => page.mouse.move(...(await middleOf(selector, name))),
    key: (key: "Enter" | "Escape") => page.keyboard.press(key),
    write: async (values: Readonly<Record<string, string>>) => {
      for (const [selector, text] of Object.entries(values)) {
        await press(selector);
        await page.keyboard.type(text);
        await reads(text, selector);
      }
    },
    set: (selector: string, value: string) => evaluate(textInPage, selector, value),
    returnFromMail: async () => page.returnFromMail?.(),
    arrivesAt: async (path: string, top: unknown = expect.anything()) => {
      await becomes(path, () => evaluate(() => location.pathname + location.search));
      await becomes(top, () => evaluate(() => Math.round(scrollY)));
    },
    /** Scrolls, and waits until the page keeps the position. */
    scrollTo: async (top: number) => {
      await evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
      await becomes(top, () => evaluate(() => (history.state as { scrollY?: number } | null)?.scrollY));
    },
    complaints: () => evaluate(() => JSON.parse(sessionStorage["complaints"] ?? "[]") as string[]),
  };
}

/** Of the first visible element whose name begins so. */
async function middleInPage(selector: string, name: string): Promise<readonly [number, number]> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility() && (each.ariaLabel ?? each.textContent).trim().startsWith(name),
  );
  if (!element) throw new Error(`no visible ${selector} «${name}»`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2] as const;
  if (!element.contains(document.elementFromPoint(...middle))) throw new Error(`${selector} is covered`);
  return middle;
}

const visibleInPage = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  ).length;

function textInPage(selector: string, newValue?: string): string | null | undefined {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (element && newValue !== undefined) {
    element.value = newValue;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return element?.value ?? element?.textContent;
}
