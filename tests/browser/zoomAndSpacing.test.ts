import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages, pages } from "../../shared/pageTable";
import { launchBrowser, newVisit, untilLive, type Visit } from "../support/browser";
import { jumps, walkBack, walkThrough } from "../support/keyboardWalk";

/** A window of 1280 by 1024 px, magnified four times. */
const ZOOMED = { width: 320, height: 256 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Twice the size that browsers come with, as a visitor sets it for all pages. */
const LARGE_TEXT = "--blink-settings=defaultFontSize=32";

const paths = [...allPages.map(({ path }) => path), "/no-such-page"];

/** The spacing that WCAG 1.4.12 asks pages to bear. */
const WIDEST_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Texts that are cut off, or lie over others, over the icons beside them, or beyond the window's edge. */
function spoiledTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const texts: { words: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.nodeValue?.trim();
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        parent.closest(
          ".visually-hidden, .FigureTable-sheet thead, .SkipLink, svg, script, noscript, option, [popover]",
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 0 && box.height > 0) texts.push({ words, parent, box });
    }
    for (const icon of document.querySelectorAll(".Icon, .RiskMark")) {
      const parent = icon.parentElement;
      if (parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        texts.push({ words: "an icon", parent, box: icon.getBoundingClientRect() });
    }
    const isClipped = ({ parent, box }: (typeof texts)[number]) => {
      for (let part: Element | null = parent; part; part = part.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(part);
        if (display === "inline" || part === document.documentElement || part === document.body) continue;
        const edge = part.getBoundingClientRect();
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX !== "visible" && box.right > edge.right + TOLERANCE_PX) return true;
        if (overflowY !== "visible" && box.bottom > edge.bottom + TOLERANCE_PX) return true;
      }
      return box.right > document.documentElement.clientWidth + TOLERANCE_PX;
    };
    /** Without the space above and below its letters. */
    const core = ({ top, bottom, left, right }: DOMRect) => {
      const air = (bottom - top) * 0.25;
      return { top: top + air, bottom: bottom - air, left, right };
    };
    const overlaps = texts.flatMap((text, index) =>
      texts.slice(index + 1).flatMap((other) => {
        if (text.parent.closest("header") || other.parent.closest("header")) return [];
        const [a, b] = [core(text.box), core(other.box)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > TOLERANCE_PX && down > TOLERANCE_PX
          ? [`"${text.words}" lies on "${other.words}"`]
          : [];
      }),
    );
    return [
      ...texts.filter((text) => isClipped(text)).map(({ words }) => `"${words}" is cut off`),
      ...overlaps,
    ];
  });
}

describe.each([
  { width: 1280, height: 900 },
  { width: 320, height: 844 },
])("with wide text spacing at $width px", (viewport) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(browser, { viewport, reducedMotion: "reduce" });
  });
  afterAll(() => visit.context.close());

  it.each(paths)("no text of %s is cut off or covered", async (path) => {
    const { page } = visit;
    await page.goto(path);
    await untilLive(page);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, WIDEST_SPACING);
    expect(await spoiledTexts(page)).toEqual([]);
    const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
  });
});

describe("with text at twice its size", () => {
  let largeText: Browser;
  let visit: Visit;
  beforeAll(async () => {
    largeText = await launchBrowser([LARGE_TEXT]);
    visit = await newVisit(largeText, { reducedMotion: "reduce" });
  });
  afterAll(() => largeText.close());

  it.each(paths)("no text of %s is cut off or covered, and nothing scrolls sideways", async (path) => {
    const { page } = visit;
    await page.goto(path);
    await untilLive(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await spoiledTexts(page), `${width} px`).toEqual([]);
      const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overhang), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

describe("magnified four times", () => {
  it.each([pages.home.path, pages.contact.path, pages.blog.path])(
    "%s can be walked through by keyboard, every stop in sight",
    async (path) => {
      const { page, end } = await newVisit(browser, { viewport: ZOOMED, reducedMotion: "reduce" });
      await page.goto(path);
      await untilLive(page);
      const there = await walkThrough(page);
      expect(there.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
      expect(jumps(there)).toEqual([]);
      const back = await walkBack(page, there);
      expect(back.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
      await end();
    },
  );

  it("the mobile menu scrolls to its last link", async () => {
    const { page, end } = await newVisit(browser, { viewport: ZOOMED, reducedMotion: "reduce" });
    await page.goto(pages.home.path);
    await untilLive(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const last = page.locator(".MobileMenu").getByRole("link", { name: /Visit the Registry/ });
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? ZOOMED.height) + (box?.height ?? 0)).toBeLessThanOrEqual(ZOOMED.height);
    await end();
  });
});
