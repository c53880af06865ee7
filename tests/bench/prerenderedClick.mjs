// How long it takes from a click on "Book a Demo" to the first paint of the page, which was rendered ahead, on a slow line and
// a slow processor.
//   node tests/bench/prerenderedClick.mjs [--cpu 4] [--visits 7]
import { parseArgs } from "node:util";
import { setTimeout as delay } from "node:timers/promises";
import { serveBuild } from "../../build/serveBuild.mjs";
import { openPrerenderingVisit } from "../support/prerenderingVisit.mjs";
import { median } from "./median.mjs";
import { startSlowLine } from "./slowLine.mjs";

const { values } = parseArgs({
  options: { cpu: { type: "string", default: "4" }, visits: { type: "string", default: "7" } },
});
const rate = Number(values.cpu);

const LINK = 'main a[data-full-load][href="/contact"]';

const server = await serveBuild();
const waits = [];
for (let visit = 0; visit < Number(values.visits); visit += 1) waits.push(await measureClick(server.origin));
await server.stop();
console.log(
  `click to first paint: ${waits.map(Math.round).join(", ")}; median ${Math.round(median(waits))} ms`,
);

/** @param {string} origin */
async function measureClick(origin) {
  const line = await startSlowLine(origin);
  const visit = await openPrerenderingVisit({ width: 1280, height: 800 });
  try {
    const { page } = visit;
    await page.goto(`${line.origin}/platform`);
    await page.waitForSelector("header[data-live]");
    await page.hover(LINK);
    await until(async () => visit.isPrerendering());
    await until(() => visit.inPrerendered(() => document.querySelector("header[data-live]") !== null));
    await visit.slowPrerendered(rate);
    await page.evaluate(() => {
      window.addEventListener("click", ({ timeStamp }) =>
        localStorage.setItem("clickedAt", `${performance.timeOrigin + timeStamp}`),
      );
    });
    await page.click(LINK);
    await until(() => visit.inPrerendered(() => document.visibilityState === "visible"));
    await until(() =>
      visit.inPrerendered(() => performance.getEntriesByName("first-contentful-paint").length > 0),
    );
    return await visit.inPrerendered(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return performance.timeOrigin + (paint?.startTime ?? 0) - Number(localStorage.getItem("clickedAt"));
    });
  } finally {
    await visit.close();
    line.close();
  }
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  while (!(await isSo())) await delay(20);
}
