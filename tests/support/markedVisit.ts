import type { BrowserContextOptions, Page } from "playwright";
import { liveVisit, WIDE, type Visit } from "./browser";

/** A visit without motion to a page whose document can be told apart from the next one, once its fonts no longer move anything. */
export async function markedVisit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await liveVisit(path, { ...WIDE, reducedMotion: "reduce", ...options });
  await visit.page.evaluate(async () => {
    await document.fonts.ready;
    Reflect.set(window, "isSameDocument", true);
  });
  return visit;
}

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, "isSameDocument") === true);
