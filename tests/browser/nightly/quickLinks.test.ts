import type { Locator, Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { liveVisit, untilAllIsLive, untilNextFrame, WITH_MOTION } from "../../support/browser";
import { menuButton } from "../../support/headerParts";
import { recordTraffic } from "../../support/recordTraffic";

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

/** Named as the ends of their addresses. */
const MODULES_BEFORE_THE_LAST = /\/assets\/(?:get-more-patients|employers|providers|platform)-[^/]*\.js$/;

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

/** Waits until the page of a link begins to come up, which is when its title is there. */
const untilItBegins = (page: Page, before: string) =>
  page.waitForFunction((title) => document.title !== title, before);

async function expectLastPage(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: LAST.heading }).waitFor();
  expect(new URL(page.url()).pathname).toBe(LAST.path);
  expect(await page.locator("h1").allTextContents()).toEqual([LAST.heading]);
}

describe("links in quick succession lead to the last of them, in the same document,", () => {
  const WAYS = { "pressed with a mouse": press, "activated by voice": activate };
  it.each(Object.entries(WAYS))("%s before any page is there", async (_, follow) => {
    const { page } = await liveVisit("/", WITH_MOTION);
    const { documents } = recordTraffic(page);
    for (const link of links) await follow(page, link);
    await expectLastPage(page);
    expect(documents().map((request) => request.url())).toEqual([]);
  });

  it("each pressed while the page before it comes up", async () => {
    const { page } = await liveVisit("/", WITH_MOTION);
    const { documents } = recordTraffic(page);
    // The footer moves as a page comes up, and a menu that is still closing takes no press.
    for (const path of ["/about", "/", "/about"]) {
      const link: QuickLink = { part: "header", path };
      const before = await page.title();
      await press(page, link);
      await untilItBegins(page, before);
    }
    await expectLastPage(page);
    expect(documents().map((request) => request.url())).toEqual([]);
  });

  it("also when the modules of the others arrive later", async () => {
    const { page } = await liveVisit("/");
    const held: Route[] = [];
    await page.route(MODULES_BEFORE_THE_LAST, (route) => void held.push(route));
    for (const link of links) await press(page, link);
    await expectLastPage(page);
    expect(held).not.toEqual([]);
    for (const route of held.toReversed()) {
      await route.continue();
      await (await route.request().response())?.finished();
    }
    // By then a page that took the place of the last one would be there.
    await untilAllIsLive(page);
    await untilNextFrame(page);
    await expectLastPage(page);
  });
});
