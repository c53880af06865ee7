import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { newVisit, untilLive } from "../support/browser";

/** Where each of these texts has its lines measured. */
const MEASURED = [
  ["h1", [768, 1024, 1100, 1280, 1366, 1440, 1920]],
  ["h2, h3, .SectionHead .lead, section:first-of-type .lead, .Directory p", [1280, 1366, 1440, 1920]],
  [".FigureRows-note, .ProductDoors h3", [1100, 1366, 1440]],
  [".MoreLink", [1024]],
] as const;

let page: Page;
beforeAll(async () => {
  ({ page } = await newVisit({ reducedMotion: "reduce" }));
});

/** The texts of such elements that take another number of lines when all of them are set 2% wider. */
function textsWithoutRoom(selector: string): readonly string[] {
  const WIDER = 0.02;
  const range = document.createRange();
  const texts = [...document.querySelectorAll<HTMLElement>(selector)].filter((text) =>
    text.checkVisibility(),
  );
  const linesOf = (text: HTMLElement) =>
    Math.round(text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight));
  const before = texts.map(linesOf);
  for (const text of texts) {
    // Of the words alone: elements between them would count once more.
    const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    let width = 0;
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) width += line.width;
    }
    const spacing = parseFloat(getComputedStyle(text).letterSpacing) || 0;
    text.dataset["spacing"] = `${spacing + (WIDER * width) / text.textContent.length}px`;
  }
  for (const text of texts) text.style.letterSpacing = text.dataset["spacing"] ?? "";
  const without = texts.filter((text, index) => linesOf(text) !== before[index]);
  for (const text of texts) text.style.letterSpacing = "";
  return without.map((text) => text.textContent);
}

it.each(Object.values(pages).map(({ path }) => path))(
  "leaves the titles of %s, and what stands in measured lines beside them, room for browsers that set words wider",
  async (path) => {
    await page.goto(path);
    await untilLive(page);
    await page.evaluate(() => document.fonts.ready);
    const without: string[] = [];
    for (const [selector, widths] of MEASURED)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const text of await page.evaluate(textsWithoutRoom, selector)) without.push(`${width}: ${text}`);
      }
    expect(without).toEqual([]);
  },
);
