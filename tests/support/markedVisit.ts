import type { BrowserContextOptions, Page } from "playwright";
import { liveVisit, type Visit } from "./browser";

/**
 * Opens a page, waits for its fonts, and marks its document, so that `isSameDocument` can tell whether it was
 * replaced.
 */
export async function markedVisit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await liveVisit(path, options);
  await markDocument(visit.page);
  return visit;
}

export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    Reflect.set(window, "isSameDocument", true);
  });

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, "isSameDocument") === true);
