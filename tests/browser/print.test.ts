import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { allPages, pages } from "../../shared/pageTable";
import { launchBrowser, newVisit, untilLive, type Visit } from "../support/browser";

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await launchBrowser();
  visit = await newVisit(browser, { viewport: SHEET });
  await visit.page.emulateMedia({ media: "print" });
});
afterAll(() => browser.close());

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
  for (const label of document.querySelectorAll(".FigureLabel"))
    if (!isShown(label)) faults.push(`"${label.textContent}" is missing`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide for the sheet`);
  return faults;
}

describe("on paper", () => {
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "%s is a document with its labels and an address to write to, without grounds and without anything to press",
    async (path) => {
      await visit.page.goto(path);
      await untilLive(visit.page);
      expect(await visit.page.evaluate(faultsOnPaper)).toEqual([]);
      const foot = visit.page.getByRole("contentinfo");
      for (const words of [company.name, company.supportEmail, company.phone.label])
        expect(await foot.innerText()).toContain(words);
    },
  );
});

describe("on paper as WebKit prints it, whose width queries see the window", () => {
  it.each([pages.home.path, pages.about.path, pages.platform.path, pages.solutions.path])(
    "%s stands in narrow columns all the same",
    async (path) => {
      await visit.page.setViewportSize({ ...SHEET, width: 1440 });
      await visit.page.goto(path);
      await untilLive(visit.page);
      const wide = await visit.page.evaluate((sheet) => {
        document.documentElement.style.width = `${sheet}px`;
        return [...document.querySelectorAll(".SectionHead, .SplitSection, .Products-row")]
          .filter((grid) => getComputedStyle(grid).gridTemplateColumns.includes(" "))
          .map(({ className }) => className);
      }, SHEET.width);
      await visit.page.setViewportSize(SHEET);
      expect(wide).toEqual([]);
    },
  );
});
