import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { CDPSession, Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, untilLive } from "../support/browser";
import type { Questions } from "../support/look/questions";
import { statesOf, WIDTHS, type State } from "./states";

declare global {
  interface Window {
    questions: Questions;
  }
}

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };
const HEIGHT_PX = 844;

/** As browsers come, and twice that size, as a visitor sets it for all pages. */
const TEXT_PX = { usual: 16, twice: 32 };

const AT_REST: State = {
  name: "at rest",
  part: "body",
  widths: [320, 390, 768, 1024, 1280, 1440],
  reach: async () => {},
  shows: "h1",
};
/** At these, pages at rest are asked with letters and spaces of the visitor's own, too. */
const WIDTHS_OF_OTHER_TEXT = new Set([320, 390, 1024, 1280]);

/** Where Tab goes as eyes do. The answer to a submit has its way out at the end, and above. */
const IN_ORDER = new Set(["body", "header"]);

type Add = (where: string, found: readonly string[]) => void;

const bundled = await build({
  entryPoints: [fileURLToPath(new URL("../support/look/questions.ts", import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
});
const expression = bundled.outputFiles[0]?.text ?? "";

/** Asked at each width, and, where the layout is widest and narrowest, in each way to see a page and to go through it. */
async function addFaults(page: Page, session: CDPSession, { part, widths = WIDTHS }: State, add: Add) {
  // Header and footer are the same on all pages.
  const inside = part === "body" && !page.url().endsWith("/") ? "main" : part;
  for (const width of widths) {
    const addHere: Add = (how, found) => add(`${how}, ${width} px`, found);
    await page.setViewportSize({ width, height: HEIGHT_PX });
    addHere("seen whole", await page.evaluate(() => window.questions.unseenParts()));
    if (part === "body" && WIDTHS_OF_OTHER_TEXT.has(width))
      await addFaultsOfOtherText(page, session, addHere);
    const isNarrowest = width === widths[0];
    if (!isNarrowest && width !== widths.at(-1)) continue;
    // From here on the focus is the keyboard's.
    await page.keyboard.press("Shift");
    // Slow, and of a part nearly the same at all widths.
    if (part === "body" || isNarrowest) {
      for (const area of (isNarrowest ? inside : part).split(", "))
        addHere("axe", await page.evaluate((where) => window.questions.axeViolations(where), area));
      await addFaultsOfForcedColors(page, inside, addHere);
    }
    if (IN_ORDER.has(part))
      addHere("order", await page.evaluate((where) => window.questions.jumpsOfFocus(where), inside));
    addHere("focus", await page.evaluate((where) => window.questions.unmarkedFocus(where), inside));
  }
}

async function addFaultsOfOtherText(page: Page, session: CDPSession, add: Add) {
  add("wide spacing", await page.evaluate(() => window.questions.unseenPartsWithWideSpacing()));
  await session.send("Page.setFontSizes", { fontSizes: { standard: TEXT_PX.twice } });
  add("text twice its size", await page.evaluate(() => window.questions.unseenParts()));
  await session.send("Page.setFontSizes", { fontSizes: { standard: TEXT_PX.usual } });
}

async function addFaultsOfForcedColors(page: Page, part: string, add: Add) {
  await page.evaluate((where) => window.questions.keepLooks(where), part);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  add("forced colors", await page.evaluate((where) => window.questions.lostLooks(where), part));
  add("forced colors", await page.evaluate((where) => window.questions.unmarkedFocus(where, true), part));
  add("forced colors", await page.evaluate(() => window.questions.paleWords()));
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
}

async function addFaultsOfWishes(page: Page, add: Add) {
  add("less motion", await page.evaluate(() => window.questions.keepDrawings()));
  await page.emulateMedia({ contrast: "more" });
  add("more contrast", await page.evaluate(() => window.questions.paleWords()));
  await page.emulateMedia({ contrast: "no-preference", reducedMotion: "no-preference" });
  add("drawings", await page.evaluate(() => window.questions.incompleteDrawings()));
  await page.emulateMedia({ reducedMotion: "reduce" });
}

async function addFaultsOnPaper(page: Page, add: Add) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  add("paper", await page.evaluate(() => window.questions.faultsOnPaper()));
  await page.emulateMedia({ media: "screen" });
}

/** At rest, under the pointer and pressed. By the browser's own protocol, since no script can press. */
async function addFaultsOfPresses(page: Page, session: CDPSession, add: Add) {
  await page.evaluate(() => window.questions.markControls());
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const controls = { nodeId: root.nodeId, selector: "[data-control]" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", controls);
  for (const forcedPseudoClasses of [[], ["hover"], ["hover", "active"]]) {
    const force = (nodeId: number) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    await Promise.all(nodeIds.map(force));
    await page.evaluate(() => window.questions.keepPresses());
  }
  const alike = await page.evaluate(() => window.questions.alikePresses());
  add("looks the same under the pointer or pressed", alike);
  await session.send("CSS.disable");
}

it.each(Object.entries(statesOf))(
  "%s can be seen whole, followed by keyboard and read by programs in each state, in any colors and sizes and on paper",
  async (path, states) => {
    const { page } = await newVisit({
      viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT_PX },
      reducedMotion: "reduce",
    });
    await page.goto(path);
    if (path !== "/%") await untilLive(page);
    // By the browser's own protocol, which the content policy does not bind.
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression });
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
      await addFaults(page, session, state, add);
      if (path === "/%") continue;
      await addFaultsOnPaper(page, add);
      if (state !== AT_REST) continue;
      await addFaultsOfPresses(page, session, add);
      await addFaultsOfWishes(page, add);
    }
    expect(faults).toEqual([]);
  },
  // A page in six states.
  90_000,
);
