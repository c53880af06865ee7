import type { Page } from "playwright";
import { expect, it } from "vitest";
import { layOutAll, newVisit, PHONE } from "../support/browser";
import { footerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { isInTheMiddle, scrollToTheMiddle } from "../support/scrollPosition";

/** Of the height that a part turns out to have. */
const MOST_ERROR = 0.1;

const PAGES = ["/", "/about", "/solutions"];
const VIEWPORTS = [PHONE.viewport, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

const heightsOf = (page: Page): Promise<number[]> =>
  page
    .locator(".laid-out-near")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));

it.each(VIEWPORTS)(
  "parts that are laid out when they come near have about the height they are expected to have at $width px",
  async (viewport) => {
    const { page } = await newVisit({ viewport, reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of PAGES) {
      // It need not be live: the stylesheet alone says how high they are.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const expected = await heightsOf(page);
      await layOutAll(page);
      const real = await heightsOf(page);
      expect(real, `parts of ${path}`).not.toEqual([]);
      for (const [index, height] of real.entries()) {
        const error = Math.abs(height - (expected[index] ?? 0)) / height;
        if (error > MOST_ERROR) faults.push(`${path}: expected ${expected[index]} px, has ${height} px`);
      }
    }
    expect(faults).toEqual([]);
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
