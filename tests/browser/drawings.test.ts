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
  pages.healthPlans,
  pages.modeledOutcomes,
];

let visit: Visit;
let session: CDPSession;
beforeAll(async () => {
  visit = await newVisit();
  session = await visit.context.newCDPSession(visit.page);
});

/** Lets all that is under way come to its end, as time would, and stops what has none: the flywheel's bead. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
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

/** Where the middle of a station of the sun's path is in the window, while the sun has come this part of its way. */
function stationWithSunAt([index, progress]: readonly [number, number]): { x: number; y: number } {
  const path = document.querySelector(".SunPathSteps");
  path?.scrollIntoView({ block: "center", behavior: "instant" });
  path?.setAttribute("data-drawing", "");
  const stations = [...document.querySelectorAll<SVGCircleElement>(".SunPathSteps circle")];
  for (const animation of stations.at(-1)?.getAnimations() ?? []) {
    // Nearly still, not paused: only what is running is painted by the compositor.
    animation.playbackRate = 1e-4;
    animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration);
  }
  const drawing = document.querySelector(".SunPathSteps svg")?.getBoundingClientRect();
  const { cx, cy } = stations[index] ?? { cx: undefined, cy: undefined };
  return {
    x: (drawing?.left ?? 0) + (cx?.baseVal.value ?? 0),
    y: (drawing?.top ?? 0) + (cy?.baseVal.value ?? 0),
  };
}

it("the sun of the five steps goes through the stations of its path", async () => {
  const { page } = visit;
  await page.setViewportSize({ width: WIDEST_PX, height: HEIGHT_PX });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(pages.platform.path);
  await untilLive(page);
  const look = async (index: number, progress: number) => {
    const { x, y } = await page.evaluate(stationWithSunAt, [index, progress] as const);
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    const picture = await page.screenshot({ clip: { x: x - 3, y: y - 3, width: 6, height: 6 } });
    return picture.toString("base64");
  };
  const lit = await look(4, 0.999);
  for (const index of [1, 2, 3]) expect(await look(index, index / 4), `station ${index}`).toBe(lit);
  expect(await look(4, 0.5)).not.toBe(lit);
});
