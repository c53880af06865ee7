import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit } from "../support/browser";
import { jumps, walkThrough, type Stop } from "../support/keyboardWalk";

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

const faults = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

describe("the skip link", () => {
  it("leads past the header to the page's first link", async () => {
    const { page, end } = await liveVisit(pages.about.path, { reducedMotion: "reduce" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(new URL(page.url()).hash).toBe("#main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
    await end();
  });
});

describe("menus", () => {
  const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

  it("let the keyboard walk through an open drop-down to the next one", async () => {
    const { page, end } = await liveVisit(pages.home.path, { viewport: WIDE });
    const button = page.getByRole("button", { name: "Solutions menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const walked: string[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press("Tab");
      walked.push(await focusedName(page));
    }
    expect(walked.map((name) => name.split(/(?<=Overview|Providers|Plans|Employers)/)[0])).toEqual([
      "Solutions Overview",
      "For Providers",
      "For Health Plans",
      "For Employers",
    ]);
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Resources");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await end();
  });

  it("let the keyboard walk through the mobile menu and nowhere behind it", async () => {
    const { page, end } = await liveVisit(pages.home.path, {
      viewport: NARROW,
      reducedMotion: "reduce",
    });
    await page.getByRole("button", { name: "Open menu" }).click();
    const stops = await walkThrough(page);
    expect(faults(stops)).toEqual([]);
    expect(jumps(stops)).toEqual([]);
    expect(new Set(stops.map(({ landmark }) => landmark))).toEqual(new Set(["HEADER"]));
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["a About", "a For Employers", "a Contact Us"]),
    );
    await end();
  });
});
