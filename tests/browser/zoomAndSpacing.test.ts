import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { allPages, pages } from "../../shared/pageTable";
import { launchBrowser, liveVisit, untilLive } from "../support/browser";
import { jumps, walkBack, walkThrough } from "../support/keyboardWalk";

/** A window of 1280 by 1024 px, magnified four times. */
const ZOOMED = { width: 320, height: 256 };

/** Twice the size that browsers come with, as a visitor sets it for all pages. */
const LARGE_TEXT = "--blink-settings=defaultFontSize=32";

const paths = [...allPages.map(({ path }) => path), "/no-such-page"];

/** The spacing that pages have to bear by WCAG 1.4.12. */
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
    for (const icon of document.querySelectorAll(".Icon, .RegistryTable-mark")) {
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
    /** Without the space above and below its letters, from the top of the page to its foot. */
    const cores = texts
      .filter(({ parent }) => !parent.closest("header"))
      .map(({ words, box: { top, bottom, left, right } }) => {
        const air = (bottom - top) * 0.25;
        return { words, top: top + air, bottom: bottom - air, left, right };
      })
      .toSorted((one, other) => one.top - other.top);
    const overlaps = cores.flatMap((text, index) => {
      const below = cores.findIndex(({ top }, place) => place > index && top > text.bottom - TOLERANCE_PX);
      return cores
        .slice(index + 1, below === -1 ? undefined : below)
        .filter((other) => {
          const across = Math.min(text.right, other.right) - Math.max(text.left, other.left);
          const down = Math.min(text.bottom, other.bottom) - other.top;
          return across > TOLERANCE_PX && down > TOLERANCE_PX;
        })
        .map((other) => `"${text.words}" lies on "${other.words}"`);
    });
    return [
      ...texts.filter((text) => isClipped(text)).map(({ words }) => `"${words}" is cut off`),
      ...overlaps,
    ];
  });
}

/** What cannot be read at these widths, or only by scrolling sideways. */
async function unreadableAt(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) faults.push(`${width} px: ${scrollWidth - clientWidth} px too wide`);
    for (const text of await spoiledTexts(page)) faults.push(`${width} px: ${text}`);
  }
  return faults;
}

describe("with wide text spacing", () => {
  it.each(paths)("no text of %s is cut off or covered, and nothing scrolls sideways", async (path) => {
    const { page, end } = await liveVisit(path, { reducedMotion: "reduce" });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, WIDEST_SPACING);
    expect(await unreadableAt(page, [1280, 320])).toEqual([]);
    await end();
  });
});

describe("with text at twice its size", () => {
  let largeText: Browser;
  let page: Page;
  beforeAll(async () => {
    largeText = await launchBrowser([LARGE_TEXT]);
    page = await largeText.newPage({ baseURL: inject("origin"), reducedMotion: "reduce" });
  });
  afterAll(() => largeText.close());

  it.each(paths)("no text of %s is cut off or covered, and nothing scrolls sideways", async (path) => {
    await page.goto(path);
    await untilLive(page);
    expect(await unreadableAt(page, [1280, 390, 320])).toEqual([]);
  });
});

describe("magnified four times", () => {
  it.each([pages.home.path, pages.contact.path, pages.blog.path])(
    "%s can be walked through by keyboard, every stop in sight",
    async (path) => {
      const { page, end } = await liveVisit(path, { viewport: ZOOMED, reducedMotion: "reduce" });
      // The mobile menu and the footer have no more height on any other page.
      if (path !== pages.home.path) await page.locator("main").focus();
      const part = path === pages.home.path ? undefined : "main";
      const there = await walkThrough(page, part);
      expect(there.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
      expect(jumps(there)).toEqual([]);
      const back = await walkBack(page, there, part);
      expect(back.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
      await end();
    },
  );

  it("the mobile menu scrolls to its last link", async () => {
    const { page, end } = await liveVisit(pages.home.path, { viewport: ZOOMED, reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Open menu" }).click();
    const last = page.locator(".MobileMenu").getByRole("link", { name: /Visit the Registry/ });
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? ZOOMED.height) + (box?.height ?? 0)).toBeLessThanOrEqual(ZOOMED.height);
    await end();
  });
});
