import type { Page } from "playwright";
import { expect } from "vitest";

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Until the page stands there, and has kept the position for coming back. */
export async function untilAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollPosition(page)).toBe(top);
  await expect.poll(() => page.evaluate(() => (history.state as { scrollY?: number }).scrollY)).toBe(top);
}

/** Scrolls as a visitor does. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y }), top);
  await untilAt(page, top);
}

/** How far late fonts may move what is read: a line or two. */
export const SOME_LINES_PX = 60;

/** How far the page stands from there, in pixels. */
export const distanceFrom = async (page: Page, top: number): Promise<number> =>
  Math.abs((await scrollPosition(page)) - top);
