import type { Page } from "playwright";
import { expect } from "vitest";

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page has scrolled to this position and stored it in the history entry. */
export async function untilAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollPosition(page)).toBe(top);
  await expect.poll(() => page.evaluate(() => (history.state as { scrollY?: number }).scrollY)).toBe(top);
}

/** Scrolls as a visitor does. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y }), top);
  await untilAt(page, top);
}

/** How far fonts that load late may move the text: a line or two. */
export const SOME_LINES_PX = 60;

/** The distance of the scroll position from this one, in pixels. */
export const distanceFrom = async (page: Page, top: number): Promise<number> =>
  Math.abs((await scrollPosition(page)) - top);
