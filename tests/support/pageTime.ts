import type { Page } from "playwright";

/**
 * Lets as many milliseconds pass in the page: what it had set a timer for by then has run and is shown, however slow the
 * machine is.
 */
export function pageTime(page: Page, ms: number): Promise<void> {
  return page.evaluate(async (delay) => {
    await new Promise((resolve) => setTimeout(resolve, delay + 1));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, ms);
}
