import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { allPages, pages } from "../../shared/pageTable";
import { liveVisit, newVisit, untilLive, type Visit } from "../support/browser";
import { countFocusable, jumps, walkBack, walkThrough, type Stop } from "../support/keyboardWalk";

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

const faults = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

describe("with the keyboard alone", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit({ reducedMotion: "reduce" });
    // A map that is there could be stepped into; what stands in its place has a link.
    await visit.context.route(company.mapFrameUrl, (route) => route.abort());
  });

  it.each([WIDE, NARROW])(
    "a visitor gets through a whole page of $width px and back, sees every stop, and goes as the eyes do",
    async (viewport) => {
      const { page } = visit;
      await page.setViewportSize(viewport);
      await page.goto(pages.login.path);
      await untilLive(page);
      const there = await walkThrough(page);
      expect(faults(there)).toEqual([]);
      expect(jumps(there)).toEqual([]);
      expect(there[0]?.name).toBe("a Skip to main content");
      expect(there).toHaveLength(await countFocusable(page, "body"));
      const back = await walkBack(page, there);
      expect(faults(back)).toEqual([]);
      expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
    },
  );

  // Header and footer are the same on all pages.
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "a visitor gets through the main part of %s at every width, sees every stop, and goes as the eyes do",
    async (path) => {
      const { page } = visit;
      await page.goto(path);
      await untilLive(page);
      for (const viewport of [WIDE, NARROW]) {
        await page.setViewportSize(viewport);
        await page.locator("main").focus();
        const there = await walkThrough(page, "main");
        expect(faults(there)).toEqual([]);
        expect(jumps(there)).toEqual([]);
        expect(there).toHaveLength(await countFocusable(page, "main"));
        // The way back is the same at every width, and longest for the page on a phone.
        if (viewport === WIDE) continue;
        const back = await walkBack(page, there, "main");
        expect(faults(back)).toEqual([]);
        expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
      }
    },
  );

  it.each([WIDE, NARROW])(
    "a visitor gets through the error screen of $width px, which has no script, with every drop-down opening on the way",
    async (viewport) => {
      const { page } = visit;
      await page.setViewportSize(viewport);
      await page.goto("/%");
      const there = await walkThrough(page);
      expect(faults(there)).toEqual([]);
      expect(jumps(there)).toEqual([]);
      expect(there.some(({ name }) => name.startsWith("a For Employers"))).toBe(true);
      expect(there.at(-1)?.name).toBe("a Terms of Use");
    },
  );
});

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
