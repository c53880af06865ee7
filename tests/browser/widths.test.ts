import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pages";
import { launchBrowser, newVisit } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const paths = [...allPages.map(({ path }) => path), "/no/such/page"];

describe("at every width from 320 to 1920 px", () => {
  it.each(paths)("%s never scrolls sideways", async (path) => {
    const { page, context } = await newVisit(browser, { reducedMotion: "reduce" });
    await page.goto(path);
    const tooWide: string[] = [];
    for (let width = 320; width <= 1920; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overhang > 0) tooWide.push(`${width} px: ${overhang} px too wide`);
    }
    expect(tooWide).toEqual([]);
    await context.close();
  });

  it("the header fits on one line and covers no page's heading", async () => {
    const { page, context } = await newVisit(browser);
    for (const path of paths) {
      await page.goto(path);
      for (const width of [320, 390, 991, 992, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const header = await page.locator("header.Header").boundingBox();
        const tallest = await page
          .locator(".Header-bar > *")
          .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().height)));
        const heading = await page.locator("h1").boundingBox();
        expect(tallest, `${path} at ${width}`).toBeLessThan(45);
        expect(heading?.y, `${path} at ${width}`).toBeGreaterThan(header?.height ?? 0);
      }
    }
    await context.close();
  });
});
