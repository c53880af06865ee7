import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAddresses } from "../support/addresses";
import {
  holdBack,
  holdBackScripts,
  openVisit,
  untilAllIsLive,
  WITH_MOTION,
  type Visit,
} from "../support/browser";
import { isWhole } from "../support/tier.mjs";

const FONTS = /\/assets\/[^/]*\.woff2$/;

/** Down, less than a line of the smallest text: from there on a visitor loses the place. Aside, letters of another face are wider. */
const LEAST_SEEN_PX = { down: 16, aside: 48 };

declare global {
  interface Window {
    /** What has moved, or begun to change its look, since the document began. */
    unrest: { moved: string[]; transitions: string[] };
  }
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift-attribution */
interface Shift {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Runs in each document before its own scripts. */
function recordUnrest(leastPx: typeof LEAST_SEEN_PX): void {
  window.unrest = { moved: [], transitions: [] };
  new PerformanceObserver((list) => {
    const shifts = list.getEntries().flatMap((entry) => Reflect.get(entry, "sources") as readonly Shift[]);
    for (const { node, previousRect: before, currentRect: now } of shifts) {
      const [down, aside] = [now.top - before.top, now.left - before.left].map(Math.round);
      if (Math.abs(down ?? 0) >= leastPx.down || Math.abs(aside ?? 0) >= leastPx.aside)
        window.unrest.moved.push(`${down} px down, ${aside} px aside: ${node?.textContent ?? ""}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("transitionrun", ({ propertyName, target }) => {
    // The conversation plays by itself where it is in sight: replyThread.test.ts.
    if (target instanceof Element && !target.matches(".MessageBubble, .Calendar-visit"))
      window.unrest.transitions.push(`${propertyName} of ${target.outerHTML}`);
  });
}

/** Resolves once the fonts are shown. */
async function untilFontsAreShown(): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens a page whose fonts and scripts come after its first paint, the scripts last. */
async function watchArrival({ page, complaints }: Visit, path: string) {
  const letFontsCome = await holdBack(page, FONTS);
  const letScriptsCome = await holdBackScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0 && document.fonts.size > 0,
  );
  const fontsAtFirstPaint = await page.evaluate(() => document.fonts.status);
  const paintedHeight = await heightOf(page);
  letFontsCome();
  await page.evaluate(untilFontsAreShown);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  letScriptsCome();
  await untilAllIsLive(page);
  const late = [...asked];
  await page.waitForLoadState("load");
  await page.evaluate(untilFontsAreShown);
  const unrest = await page.evaluate(() => window.unrest);
  return {
    ...unrest,
    fontsAtFirstPaint,
    paintedHeight,
    height: await heightOf(page),
    late,
    // The next page starts with none.
    complaints: complaints.splice(0),
  };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** With the longest lines of large letters, and with the most fields; each night all. */
const pagesAsked = isWhole ? pageAddresses : ["/", "/contact"];

describe.each(isWhole ? [DESKTOP, PHONE] : [PHONE])("at $width px", (viewport) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit({ viewport, ...WITH_MOTION });
    await visit.page.addInitScript(recordUnrest, LEAST_SEEN_PX);
  });
  afterAll(() => visit.context.close());

  describe.each(pagesAsked)("as the fonts and scripts of %s come", (path) => {
    let seen: Awaited<ReturnType<typeof watchArrival>>;
    beforeAll(async () => {
      seen = await watchArrival(visit, path);
    });
    afterAll(async () => {
      visit.page.removeAllListeners("request");
      await visit.page.unrouteAll({ behavior: "ignoreErrors" });
    });

    it("the page has asked for its fonts before it is painted", () => {
      expect(seen.fontsAtFirstPaint).toBe("loading");
    });

    it("no part of the page moves by a line of text", () => {
      const advice = "give these another width or other words, whose lines stay the same in both fonts";
      expect(seen.moved, advice).toEqual([]);
    });

    it("no part of the page changes its look step by step", () => {
      expect(seen.transitions).toEqual([]);
    });

    // A visitor who is at its end is still there.
    it("the page keeps its height within half a window", () => {
      expect(Math.abs(seen.height - seen.paintedHeight)).toBeLessThan(viewport.height / 2);
    });

    it("the page asks for no more scripts", () => {
      // The table of all articles comes when the page is live, where the search is near.
      expect(seen.late.filter((file) => file.endsWith(".js") && !file.includes("/articles-"))).toEqual([]);
    });

    it("the page logs no errors and no warnings", () => {
      expect(seen.complaints).toEqual([]);
    });
  });
});
