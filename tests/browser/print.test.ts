import { beforeAll, describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { allPages } from "../../shared/pageTable";
import { newVisit, untilLive, type Visit } from "../support/browser";
import { contrast } from "../support/contrast";

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };

const WHITE = "rgb(255, 255, 255)";
/** By WCAG 1.4.3. */
const READABLE_CONTRAST = 4.5;

let visit: Visit;
beforeAll(async () => {
  visit = await newVisit({ viewport: SHEET });
  await visit.page.emulateMedia({ media: "print" });
});

/** What a sheet of paper should not carry. */
function faultsOnPaper(): readonly string[] {
  const DARKEST_GROUND = 200;
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const faults: string[] = [];
  for (const part of document.querySelectorAll("header, button, input, select, textarea, iframe, .Button"))
    if (isShown(part)) faults.push(`${part.tagName} ${part.textContent} can be pressed on a screen only`);
  for (const part of document.querySelectorAll("main, section, footer")) {
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    const isDark = alpha > 0 && Math.min(red, green, blue) < DARKEST_GROUND;
    if (isShown(part) && (isDark || backgroundImage !== "none")) faults.push(`${part.id} has a ground`);
  }
  for (const label of document.querySelectorAll(".KindNote"))
    if (!isShown(label)) faults.push(`"${label.textContent}" is missing`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide for the sheet`);
  return faults;
}

/** The colors of the words that a printer sets on white: not those of drawings and of what keeps its ground. */
function colorsOnPaper(): readonly (readonly [words: string, color: string])[] {
  const colors = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: part, nodeValue: words } = walker.currentNode;
    if (!part?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, printColorAdjust } = getComputedStyle(part);
    if (words?.trim() && printColorAdjust !== "exact" && !part.closest("svg, .visually-hidden"))
      colors.set(color, words);
  }
  return [...colors].map(([color, words]) => [words, color]);
}

/** How every box in the page lays out its parts, on a sheet of this width. */
function columnsOnPaper(sheetPx: number): readonly string[] {
  document.documentElement.style.width = `${sheetPx}px`;
  const parts = [...document.querySelectorAll<HTMLElement>("main :not(svg, svg *)")];
  const shown = parts.filter((part) => part.checkVisibility());
  return shown.map((part) => {
    const { display, flexDirection, gridTemplateColumns } = getComputedStyle(part);
    const columns = display.includes("grid") ? gridTemplateColumns.split(" ").length : 1;
    return [part.tagName, part.className, display, flexDirection, columns].join(" ");
  });
}

describe("on paper", () => {
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "%s is a document in dark words with labels and an address, no grounds, nothing to press, and the sheet's columns in any window",
    async (path) => {
      await visit.page.goto(path);
      await untilLive(visit.page);
      expect(await visit.page.evaluate(faultsOnPaper)).toEqual([]);
      const colors = await visit.page.evaluate(colorsOnPaper);
      expect(colors.length).toBeGreaterThan(1);
      expect(colors.filter(([, color]) => contrast(color, WHITE) < READABLE_CONTRAST)).toEqual([]);
      const foot = visit.page.getByRole("contentinfo");
      for (const words of [company.name, company.supportEmail, company.phone.label])
        expect(await foot.innerText()).toContain(words);

      // The width queries of WebKit see the window that it prints from.
      const columns = await visit.page.evaluate(columnsOnPaper, SHEET.width);
      await visit.page.setViewportSize({ ...SHEET, width: 1440 });
      expect(await visit.page.evaluate(columnsOnPaper, SHEET.width)).toEqual(columns);
      await visit.page.setViewportSize(SHEET);
    },
  );
});
