// A visitor's first load of a page on a slow phone: the first paint, live, and what the page carries.
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { serveBuild } from "../../build/serveBuild.mjs";
import { asTable } from "../../scripts/generatedParts.mjs";
import { findChromium } from "../../scripts/findChromium.mjs";
import { NO_OTHER_HOSTS, respondForOtherHosts } from "../support/otherHosts.mjs";
import { median } from "./median.mjs";
import { startSlowLine } from "./slowLine.mjs";

/** @typedef {import("playwright").Browser} Browser */
/** @typedef {{ readonly name: string, readonly folder: string }} Build */

/** How much slower than this machine's the phone's processor is. */
const PROCESSOR_SLOWDOWN = 4;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Loads each page of each build in turn, so that what else the machine does affects all alike.
 * @param {readonly Build[]} builds the first is this one
 * @param {{ paths: readonly string[], runs: number }} options
 * @returns a table as Markdown, medians of all runs in ms
 */
export async function measureFirstLoads(builds, { paths, runs }) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...NO_OTHER_HOSTS, "--no-sandbox", "--disable-gpu"],
  });
  await respondForOtherHosts(await browser.newBrowserCDPSession());
  const served = await Promise.all(builds.map(({ folder }) => serveBuild({}, folder)));
  try {
    const rows = [];
    for (const path of paths) {
      const loads = served.map(() => /** @type {Load[]} */ ([]));
      for (let run = 0; run < runs; run += 1)
        for (const [index, { origin }] of served.entries())
          loads[index]?.push(await loadOnce(browser, origin, path));
      const weights = await Promise.all(served.map(({ origin }) => weigh(browser, origin, path)));
      const times = loads.map((all) => ({
        paint: Math.round(median(all.map(({ paint }) => paint))),
        live: Math.round(median(all.map(({ live }) => live))),
      }));
      rows.push([
        `\`${path}\``,
        ...times.flatMap(({ paint, live }) => [paint, live]),
        ...weights.flatMap(({ html, htmlBr, elements }) => [`${kB(html)} (${kB(htmlBr)})`, elements]),
      ]);
    }
    const head = [
      "page",
      ...builds.flatMap(({ name }) => [`first paint, ${name}`, `live, ${name}`]),
      ...builds.flatMap(({ name }) => [`HTML kB (br), ${name}`, `elements, ${name}`]),
    ];
    return asTable([head, ...rows]);
  } finally {
    await Promise.all(served.map(({ stop }) => stop()));
    await browser.close();
  }
}

/** @typedef {{ readonly paint: number, readonly live: number }} Load in ms */

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Load>}
 */
async function loadOnce(browser, origin, path) {
  const line = await startSlowLine(origin);
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
    // Playwright's own waiting looks only every half second, so the page itself notes the moment.
    await page.addInitScript(markLive);
    await page.goto(line.origin + path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
    return await page.evaluate(() => ({
      live: performance.getEntriesByName("live")[0]?.startTime ?? Number.NaN,
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
  } finally {
    await context.close();
    line.close();
  }
}

/** Runs in the page. Adds a performance mark when React has hydrated the header. */
function markLive() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("header[data-live], header [data-live]")) return;
    performance.mark("live");
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ["data-live"] });
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 */
async function weigh(browser, origin, path) {
  const response = await fetch(origin + path, { headers: { "accept-encoding": "identity" } });
  const html = Buffer.from(await response.arrayBuffer());
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin + path);
  const elements = await page.locator("*").count();
  await context.close();
  return { html: html.length, htmlBr: brotliCompressSync(html).length, elements };
}

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1);
