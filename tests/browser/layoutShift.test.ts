import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAddresses } from "../support/addresses";
import { holdBack, holdBackScripts, openVisit, untilLive, type Visit } from "../support/browser";
import { isWhole } from "../support/tier.mjs";

const FONTS = /\/assets\/[^/]*\.woff2$/;

/** Browsers and their tools report the shift with two digits. */
const ROUNDS_TO_ZERO = 0.005;

/** Of the page's height, from the first paint until it is live. */
const MOST_GROWTH = 0.03;

declare global {
  interface Window {
    /** What has moved, or begun to change its look, since the document began. */
    unrest: { shift: number; moved: unknown[]; transitions: string[] };
  }
}

/** Runs in each document before its own scripts. */
function recordUnrest(): void {
  window.unrest = { shift: 0, moved: [], transitions: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.unrest.shift += Reflect.get(entry, "value") as number;
      for (const { node } of Reflect.get(entry, "sources") as { node: Node | null }[])
        window.unrest.moved.push(node?.textContent);
    }
  }).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("transitionrun", ({ propertyName, target }) => {
    window.unrest.transitions.push(`${propertyName} of ${target instanceof Element ? target.outerHTML : ""}`);
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
  await untilLive(page);
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

describe.each(isWhole ? [DESKTOP, PHONE] : [PHONE])("at $width px", (viewport) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit({ viewport });
    await visit.page.addInitScript(recordUnrest);
  });
  afterAll(() => visit.context.close());

  describe.each(pageAddresses)("as the fonts and scripts of %s come", (path) => {
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

    it("no part of the page moves", () => {
      const { shift, moved } = seen;
      const advice = "give this another width or other words, whose lines stay the same in both fonts";
      expect(shift, `${advice}: ${moved.join(" | ")}`).toBeLessThan(ROUNDS_TO_ZERO);
    });

    it("no part of the page changes its look step by step", () => {
      expect(seen.transitions).toEqual([]);
    });

    it(`the page keeps its height within ${MOST_GROWTH * 100} %`, () => {
      expect(Math.abs(seen.height / seen.paintedHeight - 1)).toBeLessThanOrEqual(MOST_GROWTH);
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
