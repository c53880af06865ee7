import type { CDPSession, Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { newVisit, untilLive, type Visit } from "../support/browser";

const HEIGHT_PX = 844;
const WIDEST_PX = 1440;
const NARROWER_PX = [1024, 390];

/** Together they have every kind of drawing. */
const pagesWithDrawings = [
  pages.home,
  pages.about,
  pages.platform,
  pages.getMorePatients,
  pages.engageMorePatients,
  pages.solutions,
  pages.providers,
  pages.healthPlans,
  pages.modeledOutcomes,
];

let visit: Visit;
let session: CDPSession;
beforeAll(async () => {
  visit = await newVisit();
  session = await visit.context.newCDPSession(visit.page);
});

/**
 * Lets all that is under way come to its end, as time would, and stops what has none: the flywheel's bead, and the arches,
 * which follow the scrolling and would light in a picture beyond the window.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish();
      else animation.cancel();
    for (const drawing of document.querySelectorAll("[data-drawing]"))
      drawing.removeAttribute("data-drawing");
  });
}

/**
 * Down the page as a visitor goes, each drawing coming into the window at its edge, and back to the top.
 * @returns how many drawings drew themselves
 */
async function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const drawn = new Set<Element>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
      for (const drawing of document.querySelectorAll("[data-drawing]")) drawn.add(drawing);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    return drawn.size;
  });
}

/**
 * A picture of the whole page without its header, taken without scrolling. At its full size: Chromium draws pages in
 * tiles, whose seams show in a smaller one, and the same page has not always the same tiles.
 */
async function wholePage(page: Page): Promise<string> {
  const { width, height } = await page.evaluate(() => {
    document.querySelector("header")?.remove();
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  const { data } = await session.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return data;
}

async function withoutMotion(page: Page): Promise<string> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settle(page);
  return wholePage(page);
}

it.each(pagesWithDrawings.map(({ path }) => path))(
  "the drawings of %s are complete at rest: before they are seen, after they have drawn themselves, and without motion",
  async (path) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: WIDEST_PX, height: HEIGHT_PX });
    await page.goto(path);
    await untilLive(page);
    await settle(page);
    const unseen = await wholePage(page);
    expect(await scrollThrough(page)).toBeGreaterThan(0);
    await settle(page);
    const seen = await wholePage(page);
    expect(seen === unseen, "after they have drawn themselves").toBe(true);
    expect((await withoutMotion(page)) === seen, "without motion").toBe(true);

    for (const width of NARROWER_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await settle(page);
      const atRest = await wholePage(page);
      expect((await withoutMotion(page)) === atRest, `without motion, at ${width} px`).toBe(true);
    }
  },
);
