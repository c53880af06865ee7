import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { launchBrowser, newVisit, type Visit } from "../support/browser";

/** A slow phone network, so that the text stands in its fallback font before the fonts arrive. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Browsers and their tools report the shift with two digits. */
const ROUNDS_TO_ZERO = 0.005;

declare global {
  interface Window {
    layoutShift: number;
    transitions: string[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])("at $width px on a slow network", (viewport) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(browser, { viewport });
    const session = await visit.context.newCDPSession(visit.page);
    await session.send("Network.enable");
    // As on a first visit, on each page.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await visit.page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.layoutShift += Reflect.get(entry, "value") as number;
      }).observe({ type: "layout-shift", buffered: true });
      window.transitions = [];
      document.addEventListener("transitionrun", ({ propertyName, target }) => {
        window.transitions.push(`${propertyName} of ${target instanceof Element ? target.outerHTML : ""}`);
      });
    });
  });
  afterAll(() => visit.context.close());

  it.each(allPages.map(({ path }) => path))(
    "nothing moves or changes its colour on %s while styles, fonts and scripts arrive",
    async (path) => {
      const { page } = visit;
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForSelector(".Header[data-live]");
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(ROUNDS_TO_ZERO);
      expect(await page.evaluate(() => window.transitions)).toEqual([]);
    },
  );
});
