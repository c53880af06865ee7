import type { Locator, Page } from "playwright";
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

/** Whether a part stands in the middle half of the window, where its visitor sees it without looking for it. */
export const isInTheMiddle = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > window.innerHeight / 4 && bottom < (window.innerHeight * 3) / 4;
  });

/** Scrolls to a part, and waits until what is laid out meanwhile has moved it no more and the history entry has its place. */
export async function scrollToTheMiddle(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate(async (element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { top } = element.getBoundingClientRect();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { scrollY } = history.state as { readonly scrollY?: number };
        return element.getBoundingClientRect().top === top && scrollY === window.scrollY;
      }),
    )
    .toBe(true);
}
