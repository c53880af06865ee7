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

/** Wider than that, no column is narrow enough for a word to break. */
const WIDEST_PHONE_PX = 400;

/** The page's words that break in their middle or that reach out of a box that cuts them. */
const brokenWords = () => {
  const broken: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent?.checkVisibility() || parent.closest("svg, .visually-hidden"))
      continue;
    const cutter = parent.closest(".Ledger, .Nudges-object, .Panel")?.getBoundingClientRect();
    for (const { 0: word, index } of node.data.matchAll(/[^\s-–]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(`${word} breaks`);
      if (cutter && boxes.some(({ right }) => right > cutter.right)) broken.push(`${word} is cut`);
    }
  }
  for (const cell of document.querySelectorAll(".Ledger-row > *"))
    if (cell.scrollWidth > cell.clientWidth) broken.push(`${cell.textContent} runs into its neighbor`);
  return broken;
};

describe("at every width from 320 to 1920 px", () => {
  it.each(paths)("%s never scrolls sideways nor breaks a word", async (path) => {
    const { page, context } = await newVisit(browser, { reducedMotion: "reduce" });
    await page.goto(path);
    const faults: string[] = [];
    for (let width = 320; width <= 1920; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overhang > 0) faults.push(`${width} px: ${overhang} px too wide`);
      if (width > WIDEST_PHONE_PX) continue;
      for (const word of await page.evaluate(brokenWords)) faults.push(`${width} px: ${word}`);
    }
    expect(faults).toEqual([]);
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
