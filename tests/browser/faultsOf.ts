import type { Page } from "playwright";
import { axeViolations } from "../support/axe";
import { newVisit, untilLive } from "../support/browser";
import { incompleteDrawings, lostInForcedColors, questionsTo } from "../support/lookAtPage";
import { WIDTHS, type State } from "./states";

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };
const HEIGHT_PX = 844;

/** The spacing that pages have to bear by WCAG 1.4.12. */
const WIDEST_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** As browsers come, and twice that size, as a visitor sets it for all pages. */
const TEXT_PX = { usual: 16, twice: 32 };

/** Where Tab goes as eyes do. The answer to a submit has its way out at the end, and above. */
const IN_ORDER = new Set(["body", "header"]);

type Questions = Awaited<ReturnType<typeof questionsTo>>;
type Add = (where: string, found: readonly string[]) => void;

async function addUnseen(page: Page, questions: Questions, widths: readonly number[], add: Add, how = "") {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    add(`${width} px${how}`, await questions.evaluate((ask) => ask.unseenParts()));
  }
}

/** What is the same in every state of a page: with letters and spaces of the visitor's own, its drawings, on paper. */
async function addFaultsAtRest(page: Page, questions: Questions, add: Add): Promise<void> {
  add("drawings", await incompleteDrawings(page, questions));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, WIDEST_SPACING);
  await addUnseen(page, questions, [1280, 320], add, ", with wide spacing");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const session = await page.context().newCDPSession(page);
  const setText = (standard: number) => session.send("Page.setFontSizes", { fontSizes: { standard } });
  await setText(TEXT_PX.twice);
  await addUnseen(page, questions, [1280, 390, 320], add, ", with text at twice its size");
  await setText(TEXT_PX.usual);
  await session.detach();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  add("paper", await questions.evaluate((ask) => ask.faultsOnPaper()));
  await page.emulateMedia({ media: "screen" });
}

/** What keeps a visitor from seeing a state whole, following it by keyboard or having it read out, in any colors. */
export async function faultsOf({ path, part, widths = WIDTHS, stopsClock = false, reach }: State) {
  const [narrowest = 0, widest = narrowest] = [widths.at(0), widths.at(-1)];
  const { page, context, end } = await newVisit({
    viewport: { width: narrowest, height: HEIGHT_PX },
    reducedMotion: "reduce",
  });
  if (stopsClock) await page.clock.install();
  await page.goto(path);
  if (path !== "/%") await untilLive(page);
  if (stopsClock) await page.clock.pauseAt(Date.now() + 60_000);
  await reach?.(page);
  // What lies under the mouse looks different.
  await page.mouse.move(-1, -1);
  const questions = await questionsTo(page);
  const faults: string[] = [];
  const add: Add = (where, found) => {
    for (const fault of found) faults.push(`${where}: ${fault}`);
  };
  await addUnseen(page, questions, widths, add);
  if (stopsClock) await page.clock.resume();
  // Header and footer are the same on all pages.
  const inside = part === "body" && path !== "/" ? "main" : part;
  for (const width of new Set([widest, narrowest])) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    // Slow, and of a part nearly the same at all widths.
    if (part === "body" || width === narrowest)
      for (const area of (width === narrowest ? inside : part).split(", "))
        add(`axe, ${width} px`, await axeViolations(page, area));
    add(`forced colors, ${width} px`, await lostInForcedColors(page, questions, inside));
    if (IN_ORDER.has(part))
      add(`order, ${width} px`, await questions.evaluate((ask, where) => ask.jumpsOfFocus(where), inside));
    // From here on the focus is the keyboard's.
    await page.keyboard.press("Shift");
    add(`focus, ${width} px`, await questions.evaluate((ask, where) => ask.unmarkedFocus(where), inside));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  }
  if (part === "body" && path !== "/%") await addFaultsAtRest(page, questions, add);
  await (stopsClock ? context.close() : end());
  return faults;
}
