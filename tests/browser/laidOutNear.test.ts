import type { Page } from "playwright";
import { expect, it } from "vitest";
import { layOutAll, newVisit, PHONE } from "../support/browser";
import { footerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { isInTheMiddle, scrollToTheMiddle } from "../support/scrollPosition";
import { isWhole } from "../support/tier.mjs";

/** Of the page's height: with more, the thumb of the scroll bar jumps while it is dragged. */
const MOST_ERROR = 0.1;

const PAGES = ["/", "/about", "/solutions"];
const VIEWPORTS = [
  PHONE.viewport,
  ...(isWhole
    ? [
        { width: 768, height: 1024 },
        { width: 1440, height: 900 },
      ]
    : []),
];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

it.each(VIEWPORTS)(
  "a page is about as high as it is when the parts are laid out that are laid out when they come near, at $width px",
  async (viewport) => {
    const { page } = await newVisit({ viewport });
    for (const path of PAGES) {
      // It need not be live: the stylesheet alone says how high they are.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await page.locator(".laid-out-near").count(), `parts of ${path}`).toBeGreaterThan(0);
      const expected = await heightOf(page);
      await layOutAll(page);
      const real = await heightOf(page);
      expect(Math.abs(expected / real - 1), `${path}: expected ${expected} px, has ${real} px`).toBeLessThan(
        MOST_ERROR,
      );
    }
  },
);

it("Back leads to a place below parts that are laid out when they come near", async () => {
  // On a wide window too little lies above the place for a wrong guess of its height to be seen.
  const { page } = await markedVisit("/", PHONE);
  const heading = page.locator("#who-we-serve h2");
  await scrollToTheMiddle(heading);
  // Without scrolling to it.
  await footerLink(page, "About").dispatchEvent("click");
  await page.waitForURL("**/about");
  await page.goBack();
  await heading.waitFor();
  await expect.poll(() => isInTheMiddle(heading)).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
});
