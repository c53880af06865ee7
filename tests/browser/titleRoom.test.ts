import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { newVisit } from "../support/browser";

const WIDTHS = [1100, 1366, 1440];

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
    range.selectNodeContents(text);
    const width = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0);
    const spacing = parseFloat(getComputedStyle(text).letterSpacing) || 0;
    text.dataset["spacing"] = `${spacing + (WIDER * width) / text.textContent.length}px`;
  }
  for (const text of texts) text.style.letterSpacing = text.dataset["spacing"] ?? "";
  const without = texts.filter((text, index) => linesOf(text) !== before[index]);
  for (const text of texts) text.style.letterSpacing = "";
  return without.map((text) => text.textContent);
}

it.each([
  ["the titles of the heroes", Object.values(pages).map(({ path }) => path), "h1"],
  ["the name of More Good Years", [pages.solutions.path], "h3.title-md"],
  ["the notes of home's ledger", [pages.home.path], ".LedgerRows-note"],
])("leaves %s room for browsers that set words wider", async (_texts, paths, selector) => {
  const without: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // From then on all sections have their real heights.
    await page.locator("html[data-settled]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of await page.evaluate(textsWithoutRoom, selector))
        without.push(`${path} ${width}: ${text}`);
    }
  }
  expect(without).toEqual([]);
});
