import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, liveVisit, untilLive } from "../support/browser";
import { unseenParts } from "../support/lookAtPage";
import { specifiedPages } from "../support/specifiedPages";

/** Twice the size that browsers come with, as a visitor sets it for all pages. */
const LARGE_TEXT = "--blink-settings=defaultFontSize=32";

/** The spacing that pages have to bear by WCAG 1.4.12. */
const WIDEST_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

async function unseenAt(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const fault of await page.evaluate(unseenParts)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

let largeText: Browser;
let largePage: Page;
beforeAll(async () => {
  largeText = await launchBrowser([LARGE_TEXT]);
  largePage = await largeText.newPage({ baseURL: inject("origin"), reducedMotion: "reduce" });
});
afterAll(() => largeText.close());

describe.each(Object.keys(specifiedPages))("%s", (path) => {
  it("can be read whole with wide text spacing", async () => {
    const { page, end } = await liveVisit(path, { reducedMotion: "reduce" });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, WIDEST_SPACING);
    expect(await unseenAt(page, [1280, 320])).toEqual([]);
    await end();
  });

  it("can be read whole with text at twice its size", async () => {
    await largePage.goto(path);
    await untilLive(largePage);
    expect(await unseenAt(largePage, [1280, 390, 320])).toEqual([]);
  });
});

it("the mobile menu scrolls to its last link in a window that is magnified four times", async () => {
  const zoomed = { width: 320, height: 256 };
  const { page, end } = await liveVisit("/", { viewport: zoomed, reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const last = page.locator(".MobileMenu").getByRole("link", { name: /Visit the Registry/ });
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect((box?.y ?? zoomed.height) + (box?.height ?? 0)).toBeLessThanOrEqual(zoomed.height);
  await end();
});
