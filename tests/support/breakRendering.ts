import type { Page } from "playwright";

/** From now on the next page cannot be rendered in this document. */
export const breakRendering = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Element.prototype.getBoundingClientRect = () => {
      throw new Error("broken on purpose");
    };
  });
