import { expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { newVisit, untilLive } from "../support/browser";
import { faultsOnPaper, lostInForcedColors, unmarkedFocus, unseenParts } from "../support/lookAtPage";
import { states, WIDTHS } from "./states";

/** A sheet of A4 without its margins, at 96 px per inch. */
const SHEET = { width: 688, height: 1001 };
const HEIGHT_PX = 844;

it.each(states)(
  "$name can be seen whole, followed by keyboard and read by programs, in any colors and on paper",
  async ({ path, part, widths = WIDTHS, stopsClock = false, reach }) => {
    const [width = 0] = widths;
    const { page, context, end } = await newVisit({
      viewport: { width, height: HEIGHT_PX },
      reducedMotion: "reduce",
    });
    if (stopsClock) await page.clock.install();
    await page.goto(path);
    if (path !== "/%") await untilLive(page);
    if (stopsClock) await page.clock.pauseAt(Date.now() + 60_000);
    await reach?.(page);
    // What lies under the mouse looks different.
    await page.mouse.move(-1, -1);
    // Header and footer are the same on all pages.
    const inside = part === "body" && path !== "/" ? "main" : part;
    const faults: string[] = [];
    const add = (where: string, found: readonly string[]) => {
      for (const fault of found) faults.push(`${where}: ${fault}`);
    };
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      add(`${width} px`, await page.evaluate(unseenParts));
    }
    for (const width of new Set([widths.at(0) ?? 0, widths.at(-1) ?? 0])) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      if (stopsClock) await page.clock.resume();
      for (const area of part.split(", ")) add(`axe, ${width} px`, await axeViolations(page, area));
      add(`forced colors, ${width} px`, await lostInForcedColors(page, inside));
      // From here on the focus is the keyboard's.
      await page.keyboard.press("Shift");
      add(`focus, ${width} px`, await page.evaluate(unmarkedFocus, inside));
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    }
    if (part === "body" && path !== "/%") {
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(SHEET);
      add("paper", await page.evaluate(faultsOnPaper));
      await page.emulateMedia({ media: "screen" });
    }
    expect(faults).toEqual([]);
    await (stopsClock ? context.close() : end());
  },
);
