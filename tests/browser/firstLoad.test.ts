import type { Page } from "playwright";
import { beforeEach, describe, expect, it } from "vitest";
import { ALL_BUT_THE_ENTRY, holdBack, newVisit, type Visit } from "../support/browser";

const STYLES = /\/assets\/[^/]*\.css$/;
const ENTRY = /\/assets\/main-[^/]*\.js$/;

let visit: Visit;
let page: Page;
let requested: string[];
beforeEach(async () => {
  visit = await newVisit();
  page = visit.page;
  requested = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
});

const pageModules = () => requested.filter((path) => ALL_BUT_THE_ENTRY.test(path));

/** Goes to the home page, whose styles come when the returned function is called. */
async function arriveWithoutStyles(): Promise<() => void> {
  const letStylesCome = await holdBack(page, STYLES);
  const entry = page.waitForResponse(ENTRY);
  await page.goto("/", { waitUntil: "commit" });
  await (await entry).finished();
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return letStylesCome;
}

describe("the first load", () => {
  it("fetches all that brings the page to life at once, before the styles are here, and is painted without it", async () => {
    // None of them may wait for what another one imports.
    await page.route(ALL_BUT_THE_ENTRY, () => {});
    const letStylesCome = await arriveWithoutStyles();
    await expect.poll(() => pageModules().length).toBe(3);
    letStylesCome();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType("paint").length))
      .toBeGreaterThan(0);
    await visit.context.close();
  });

  it("does not end the document before its styles are here: the browser would lay it out without them", async () => {
    const letStylesCome = await arriveWithoutStyles();
    const hasEnded = () =>
      page.evaluate(() => {
        const [visited] = performance.getEntriesByType("navigation");
        return (visited as PerformanceNavigationTiming).domContentLoadedEventStart > 0;
      });
    expect(await hasEnded()).toBe(false);
    letStylesCome();
    await expect.poll(hasEnded).toBe(true);
    await visit.end();
  });
});
