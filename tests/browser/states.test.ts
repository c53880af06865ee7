import type { Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, untilLive } from "../support/browser";
import { incompleteDrawings, lostInForcedColors, questionsTo, type Questions } from "../support/lookAtPage";
import { statesOf, WIDTHS, type State } from "./states";

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };
const HEIGHT_PX = 844;

/** A page in six states, beside two others. */
const TIME_LIMIT_MS = 90_000;

/** As browsers come, and twice that size, as a visitor sets it for all pages. */
const TEXT_PX = { twice: 32, usual: 16 };

const AT_REST: State = {
  name: "at rest",
  part: "body",
  widths: [320, 390, 768, 1024, 1280, 1440],
  reach: async () => {},
  shows: "h1",
};
/** At these, pages at rest are asked with letters and spaces of the visitor's own, too. */
const WIDTHS_OF_OTHER_TEXT = new Set([320, 390, 1280]);

/** Where Tab goes as eyes do. The answer to a submit has its way out at the end, and above. */
const IN_ORDER = new Set(["body", "header"]);

type Add = (where: string, found: readonly string[]) => void;

/** Asked at each width, and, where the layout is widest and narrowest, in each way to see a page and to go through it. */
async function addFaults(page: Page, questions: Questions, { part, widths = WIDTHS }: State, add: Add) {
  // Header and footer are the same on all pages.
  const inside = part === "body" && !page.url().endsWith("/") ? "main" : part;
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    add(`${width} px`, await questions.evaluate((ask) => ask.unseenParts()));
    if (part === "body" && WIDTHS_OF_OTHER_TEXT.has(width))
      await addFaultsOfOtherText(page, questions, (how, found) => add(`${width} px, ${how}`, found));
    const isNarrowest = width === widths[0];
    if (!isNarrowest && width !== widths.at(-1)) continue;
    // Slow, and of a part nearly the same at all widths.
    if (part === "body" || isNarrowest)
      for (const area of (isNarrowest ? inside : part).split(", "))
        add(`axe, ${width} px`, await questions.evaluate((ask, where) => ask.axeViolations(where), area));
    add(`forced colors, ${width} px`, await lostInForcedColors(page, questions, inside));
    if (IN_ORDER.has(part))
      add(`order, ${width} px`, await questions.evaluate((ask, where) => ask.jumpsOfFocus(where), inside));
    // From here on the focus is the keyboard's.
    await page.keyboard.press("Shift");
    add(`focus, ${width} px`, await questions.evaluate((ask, where) => ask.unmarkedFocus(where), inside));
  }
}

async function addFaultsOfOtherText(page: Page, questions: Questions, add: Add) {
  add("with wide spacing", await questions.evaluate((ask) => ask.unseenPartsWithWideSpacing()));
  const session = await page.context().newCDPSession(page);
  for (const [size, standard] of Object.entries(TEXT_PX)) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    if (standard !== TEXT_PX.usual)
      add(`with text at ${size} its size`, await questions.evaluate((ask) => ask.unseenParts()));
  }
  await session.detach();
}

async function addFaultsOnPaper(page: Page, questions: Questions, add: Add) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  add("paper", await questions.evaluate((ask) => ask.faultsOnPaper()));
  await page.emulateMedia({ media: "screen" });
}

it.concurrent.each(Object.entries(statesOf))(
  "%s can be seen whole, followed by keyboard and read by programs in each state, in any colors and sizes and on paper",
  async (path, states) => {
    const { page, end } = await newVisit({
      viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT_PX },
      reducedMotion: "reduce",
    });
    await page.goto(path);
    if (path !== "/%") await untilLive(page);
    const questions = await questionsTo(page);
    const faults: string[] = [];
    for (const state of [AT_REST, ...states]) {
      await page.setViewportSize({ width: state.widths?.[0] ?? WIDTHS[0] ?? 0, height: HEIGHT_PX });
      // Closes what is open from the state before.
      await page.keyboard.press("Escape");
      await state.reach(page);
      await page.locator(state.shows).first().waitFor();
      // What lies under the mouse looks different.
      await page.mouse.move(-1, -1);
      const add: Add = (where, found) =>
        faults.push(...found.map((fault) => `${state.name}, ${where}: ${fault}`));
      await addFaults(page, questions, state, add);
      if (state !== AT_REST || path === "/%") continue;
      add("drawings", await incompleteDrawings(page, questions));
      await addFaultsOnPaper(page, questions, add);
    }
    expect(faults).toEqual([]);
    await end();
  },
  TIME_LIMIT_MS,
);
