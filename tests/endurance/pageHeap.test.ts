import { chromium, type CDPSession, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveBuild } from "../../build/serveBuild.mjs";
import { findChromium } from "../../scripts/findChromium.mjs";
import { untilLive } from "../support/browser";
import { NO_OTHER_HOSTS, respondForOtherHosts } from "../support/otherHosts.mjs";
import { seededRandom } from "../support/endurance/seededRandom";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

const FEW_CHANGES = 30;
const MANY_CHANGES = 300;
const MOST_GROWTH = 0.1;

/** The heap is measured on the same page each time. */
const MEASURED_PAGE = "/about";

/** Longer than any drawing or timer of the page before. */
const REST_MS = 3_000;

/** Without machine code, which grows for hundreds of page changes and then no more, and hides what the page itself keeps. */
const NO_MACHINE_CODE = "--js-flags=--jitless";

let site: Awaited<ReturnType<typeof serveBuild>>;
let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  site = await serveBuild();
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...NO_OTHER_HOSTS, "--no-sandbox", "--disable-gpu", NO_MACHINE_CODE],
  });
  await respondForOtherHosts(await browser.newBrowserCDPSession());
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it(
  `the heap of one document is at most ${MOST_GROWTH * 100} % larger after ${MANY_CHANGES} page changes than after ${FEW_CHANGES}`,
  { timeout: 600_000 },
  async () => {
    const page = await browser.newPage({ baseURL: site.origin });
    const session = await page.context().newCDPSession(page);
    const random = seededRandom(seed);
    // By them Chromium keeps sections of some pages that were left, up to a number that it does not exceed.
    await page.route("**/speculation-rules.json", (route) => route.abort());
    await page.goto("/");
    await untilLive(page);
    const visited: string[] = [];
    const measured: number[] = [];
    for (let changes = 1; changes <= MANY_CHANGES; changes += 1) {
      visited.push(await followAnyLink(page, visited, random.next()));
      if (changes === FEW_CHANGES || changes === MANY_CHANGES) measured.push(await heapSize(page, session));
    }
    const [few = 0, many = 0] = measured;
    console.log(
      `page heap: SEED=${seed}, ${few} bytes after ${FEW_CHANGES} changes, ${many} after ${MANY_CHANGES}`,
    );
    expect(many / few, `SEED=${seed}: ${few} bytes, then ${many}`).toBeLessThanOrEqual(1 + MOST_GROWTH);
  },
);

/**
 * Follows a link to another page in the same document, and waits for that page. Where it can, the link leads to a page that
 * was not visited before: their modules are on the heap when it is first measured.
 */
const followAnyLink = (page: Page, visited: readonly string[], chance: number): Promise<string> =>
  page.evaluate(
    async ([visited, chance]) => {
      // A filter of the blog leads to the same page.
      const pageOf = ({ pathname, search }: Location | HTMLAnchorElement) =>
        `${pathname} ${new URLSearchParams(search).get("article")}`;
      const links = [...document.querySelectorAll("a")].filter(
        (link) =>
          link.origin === location.origin &&
          link.dataset["fullLoad"] === undefined &&
          pageOf(link) !== pageOf(location),
      );
      const fresh = links.filter(({ href }) => !visited.includes(href));
      const choice = fresh.length > 0 ? fresh : links;
      const link = choice[Math.floor(chance * choice.length)];
      if (!link) throw new Error(`There is no link on ${location.href}`);
      const { href } = link;
      const [before] = document.querySelectorAll("main > *");
      link.click();
      while (before?.isConnected) await new Promise(requestAnimationFrame);
      return href;
    },
    [visited, chance] as const,
  );

/** In bytes, on the measured page at rest. */
async function heapSize(page: Page, session: CDPSession): Promise<number> {
  await page.locator(`footer a[href="${MEASURED_PAGE}"]`).dispatchEvent("click");
  await page.waitForURL(`**${MEASURED_PAGE}`);
  // Drawings and timers of the page before are over.
  await page.waitForTimeout(REST_MS);
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}
