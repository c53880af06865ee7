import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAddresses } from "../support/addresses";
import { holdBack, holdBackScripts, openVisit, untilLive, type Visit } from "../support/browser";

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

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])("at $width px", (viewport) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit({ viewport });
    await visit.page.addInitScript(recordUnrest);
  });
  afterAll(() => visit.context.close());

  it.each(pageAddresses)("nothing moves on %s as fonts and scripts, asked for early, come", async (path) => {
    const { page, complaints } = visit;
    const letFontsCome = await holdBack(page, FONTS);
    const letScriptsCome = await holdBackScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0 && document.fonts.size > 0,
    );
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    const painted = await heightOf(page);
    letFontsCome();
    await page.evaluate(untilFontsAreShown);
    const late: string[] = [];
    page.on("request", (request) => late.push(request.url()));
    letScriptsCome();
    await untilLive(page);
    // The table of all articles comes when the page is live, where the search is near.
    expect(late.filter((file) => file.endsWith(".js") && !file.includes("/articles-"))).toEqual([]);
    await page.waitForLoadState("load");
    await page.evaluate(untilFontsAreShown);
    const { shift, moved, transitions } = await page.evaluate(() => window.unrest);
    const advice = "give this another width or other words, whose lines stay the same in both fonts";
    expect(shift, `${advice}: ${moved.join(" | ")}`).toBeLessThan(ROUNDS_TO_ZERO);
    expect(transitions).toEqual([]);
    expect(Math.abs((await heightOf(page)) / painted - 1)).toBeLessThanOrEqual(MOST_GROWTH);
    expect(complaints).toEqual([]);
    page.removeAllListeners("request");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
