import { expect } from "vitest";
import type { EnginePage } from "./enginePage";

const SOON = { timeout: 5000 };
/** Longer than the page waits after scrolling until it keeps the position. */
const REST_MS = 300;

/** Uses a page with the mouse, and reads what is visible. */
export function visitorOf(page: EnginePage) {
  /** Runs the function in the page. */
  const evaluate = <Result, Args extends readonly unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  /** The middle of the first visible element whose name begins so, once it is in the window. */
  const pointOf = (selector: string, name = "") =>
    evaluate(
      (selector, name) => {
        const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (each) => each.checkVisibility() && (each.ariaLabel ?? each.textContent).trim().startsWith(name),
        );
        if (!element) throw new Error(`no visible ${selector} «${name}»`);
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as [number, number];
      },
      selector,
      name,
    );
  const press = async (selector: string, name?: string) =>
    page.mouse.click(...(await pointOf(selector, name)));
  const value = (selector: string) =>
    evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector);
  const becomes = async <Value>(read: () => Promise<Value>, expected: unknown) => {
    await expect.poll(read, SOON).toEqual(expected);
  };
  const path = () => evaluate(() => location.pathname + location.search);
  return {
    evaluate,
    press,
    value,
    becomes,
    path,
    arrivesAt: (expected: string) => becomes(path, expected),
    hover: async (selector: string, name: string) => page.mouse.move(...(await pointOf(selector, name))),
    fill: async (selector: string, text: string) => {
      await press(selector);
      await page.keyboard.type(text);
      await becomes(() => value(selector), text);
    },
    text: (selector: string) =>
      evaluate((selector) => document.querySelector(selector)?.textContent, selector),
    /** How many such elements are visible. */
    count: (selector: string) =>
      evaluate((selector) => {
        const all = [...document.querySelectorAll(selector)];
        return all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
      }, selector),
    top: () => evaluate(() => Math.round(scrollY)),
    scrollTo: async (top: number) => {
      await evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    },
    go: (steps: number) => evaluate((steps) => history.go(steps), steps),
  };
}
