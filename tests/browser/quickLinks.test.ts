import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { liveVisit, DESKTOP } from "../support/browser";
import { menuButton } from "../support/headerParts";
import { recordTraffic } from "../support/recordTraffic";

/** How many milliseconds lie between two links. */
const PACES_MS = [60, 110, 180, 260];

/** How long a slow line takes for each page's module, so that those of earlier links arrive later. */
const SLOW_MODULES_MS = [1200, 900, 600, 300];

interface QuickLink {
  readonly part: "header" | "footer";
  readonly path: string;
  /** The drop-down of the header that holds it. */
  readonly menu?: string;
}

const links: readonly QuickLink[] = [
  { part: "header", menu: "Platform", path: "/platform/get-more-patients" },
  { part: "footer", path: "/solutions/employers" },
  { part: "header", menu: "Solutions", path: "/solutions/providers" },
  { part: "footer", path: "/platform" },
  { part: "header", path: "/about" },
];
const LAST = { path: "/about", heading: "Good care starts with being seen" };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** By style, as those in closed menus have no role. */
const locate = (page: Page, { part, path }: QuickLink): Locator =>
  page.locator(`${part} a[href="${path}"]`).first();

/** In the window as it is now. Playwright's own ways wait until nothing moves. */
const middleOf = (locator: Locator) =>
  locator.evaluate((element) => {
    if (element.closest("footer")) element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });

/** Presses where the link stands, whatever the browser finds there. */
async function press(page: Page, link: QuickLink): Promise<void> {
  if (link.menu) await page.mouse.move(...(await middleOf(menuButton(page, link.menu))));
  await page.mouse.move(...(await middleOf(locate(page, link))));
  await page.mouse.down();
  await page.mouse.up();
}

/** As who speaks to the browser does, or uses a switch. */
async function activate(page: Page, link: QuickLink): Promise<void> {
  await locate(page, link).evaluate((element) => element instanceof HTMLElement && element.click());
}

const onFastAndSlowLine = PACES_MS.flatMap((pace) => [[pace, "fast"] as const, [pace, "slow"] as const]);
const onFastLine = PACES_MS.map((pace) => [pace, "fast"] as const);

describe.each([
  ["pressed with a mouse", press, onFastAndSlowLine],
  ["activated by voice", activate, onFastLine],
])("five links %s in quick succession", (_, follow, lines) => {
  it.each<readonly [number, "fast" | "slow"]>(lines)(
    "lead to the last of them, %i ms apart on a %s line, in the same document",
    async (pace, line) => {
      const { page } = await liveVisit("/", DESKTOP);
      const arrivals: Promise<unknown>[] = [];
      if (line === "slow")
        await page.route(/\/assets\/(?!main-|core-|packages-)[^/]*\.js$/, async (route) => {
          const arrive = async () => {
            await pause(SLOW_MODULES_MS[arrivals.length] ?? 0);
            await route.continue();
            await (await route.request().response())?.finished();
          };
          const arrival = arrive();
          arrivals.push(arrival);
          await arrival;
        });
      const { documents } = recordTraffic(page);
      for (const link of links) {
        const paced = pause(pace);
        await follow(page, link);
        await paced;
      }
      await page.getByRole("heading", { level: 1, name: LAST.heading }).waitFor();
      // The page of an earlier link must not take the place of the last one when its module arrives.
      await Promise.all(arrivals);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(new URL(page.url()).pathname).toBe(LAST.path);
      expect(await page.locator("h1").allTextContents()).toEqual([LAST.heading]);
      expect(documents().map((request) => request.url())).toEqual([]);
    },
  );
});
