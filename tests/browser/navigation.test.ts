import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { newVisit, untilLive, WIDE } from "../support/browser";
import { footerLink, headerLink, menuButton, menuLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { pageTime } from "../support/pageTime";
import { recordFrames } from "../support/recordedFrames";
import { distanceFrom, scrollPosition, scrollTo, SOME_LINES_PX } from "../support/scrollPosition";

/** For some links, as the specification sets it. */
const SCROLL_DELAY_MS = 100;

const EMPLOYERS = "Preventive Health Outreach for Employers | Larkwell";

/** The names of the metadata in the head, without stylesheets and preloads. */
const metadataOf = (page: Page) =>
  page
    .locator(
      'head :is(meta:not([charset]), link:not([rel$="load"], [rel="stylesheet"], [rel="expect"]), [type$="ld+json"])',
    )
    .evaluateAll((tags) =>
      tags.map((tag) =>
        ["name", "property", "rel", "type"].map((attribute) => tag.getAttribute(attribute)).find(Boolean),
      ),
    );

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** The addresses that the page requests from now on. */
function recordRequests(page: Page, isDocument = false): readonly string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (!isDocument || request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

describe("a link within the site", () => {
  it.each([
    ["/login", "canonical", "reduce"],
    ["/privacy", "og:title", "no-preference"],
  ] as const)(
    "leads from %s to a page in the same document: its title, metadata, top and heading, which is announced",
    async (entry, served, reducedMotion) => {
      const { page } = await markedVisit(entry, { reducedMotion });
      const announcement = page.locator("p[role=status]").first();
      expect([await announcement.textContent(), await focusedTag(page)]).toEqual(["", "BODY"]);
      expect(await metadataOf(page)).toContain(served);
      for (const [name, title] of [
        ["For Providers", "Patient Outreach for Hospitals and Clinics | Larkwell"],
        ["About", "About Larkwell | Our Story, Mission and Leadership"],
      ] as const) {
        await footerLink(page, name).click();
        await expect.poll(() => page.title()).toBe(title);
        await expect.poll(() => focusedTag(page)).toBe("H1");
        await expect.poll(() => scrollPosition(page)).toBe(0);
      }
      expect(await announcement.textContent()).toBe("Good care starts with being seen, page loaded");
      const ofEveryPage = ["viewport", "theme-color", "icon", "apple-touch-icon", "manifest", "alternate"];
      expect(new Set(await metadataOf(page))).toEqual(new Set([...ofEveryPage, "description"]));
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  it.each([
    ["smoothly", "no-preference", 2000],
    ["at once where less motion is wanted", "reduce", 0],
  ] as const)("scrolls to the top of the present page %s", async (_, reducedMotion, expected) => {
    const { page } = await markedVisit("/", { reducedMotion });
    await scrollTo(page, 2000);
    const firstPosition = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
          window.scrollTo = (options: unknown) => {
            scroll(options as ScrollToOptions);
            resolve(Math.round(window.scrollY));
          };
        }),
    );
    await headerLink(page, "Larkwell, home page").click();
    expect(await firstPosition).toBe(expected);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  it("waits 100 ms before it scrolls when it stands in a drop-down", async () => {
    const { page } = await markedVisit("/platform/get-more-patients");
    const times = await page.evaluateHandle(() => {
      const seen: number[] = [];
      window.scrollTo = () => seen.push(performance.now());
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLHeadingElement) seen.push(performance.now());
      });
      return seen;
    });
    await menuButton(page, "Platform").click();
    await menuLink(page, "Platform Overview").click();
    await expect.poll(async () => (await times.jsonValue()).length).toBe(2);
    const [focused = 0, scrolled = 0] = await times.jsonValue();
    expect(scrolled - focused).toBeGreaterThanOrEqual(SCROLL_DELAY_MS - 2);
  });

  it("fetches the page at a finger's touch, and at its tap shows it without another request", async () => {
    const { page, context } = await markedVisit("/about", { hasTouch: true });
    const link = footerLink(page, "For Employers");
    await link.scrollIntoViewIfNeeded();
    const styles = page.waitForResponse(/\/assets\/EmployersPage-[^/]*\.css$/);
    const client = await context.newCDPSession(page);
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x: x + 5, y: y + 5 }]);
    await (await styles).finished();
    expect(new URL(page.url()).pathname).toBe("/about");
    const requested = recordRequests(page);
    await touch("touchEnd", []);
    await expect.poll(() => page.title()).toBe(EMPLOYERS);
    expect(requested.filter((path) => path.startsWith("/assets/"))).toEqual([]);
    await context.close();
  });

  it("shows a page without waiting for its pictures", async () => {
    const { page, context } = await newVisit(WIDE);
    await page.clock.install();
    await page.goto("/modeled-outcomes");
    await untilLive(page);
    await page.route(/larkwell\.example/, () => {});
    // Nothing may wait for a timer either.
    await page.clock.pauseAt(Date.now() + 60_000);
    const picture = page.waitForRequest(/larkwell\.example/);
    await page.getByRole("link", { name: "Read the blog" }).click();
    await picture;
    await expect.poll(() => page.title()).toBe("Blog: Patient Engagement and Population Health | Larkwell");
    await context.close();
  });
});

describe("a page that cannot be fetched", () => {
  const parts = {
    module: /\/assets\/EmployersPage-[^/]*\.js$/,
    styles: /\/assets\/EmployersPage-[^/]*\.css$/,
  };

  it.each(Object.entries(parts))(
    "becomes one document load where its %s fail, and Back leads to where its visitor was",
    async (_, address) => {
      const { page, context } = await markedVisit("/about");
      const documents = recordRequests(page, true);
      await page.route(address, (route) => (documents.length > 0 ? route.continue() : route.abort()));
      await scrollTo(page, 900);
      await footerLink(page, "For Employers").evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => page.title()).toBe(EMPLOYERS);
      await untilLive(page);
      expect(documents).toEqual(["/solutions/employers"]);
      expect(await scrollPosition(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => distanceFrom(page, 900)).toBeLessThan(SOME_LINES_PX);
      await context.close();
    },
  );

  it.each([
    { part: "styles", inSameDocument: [true] },
    // As it goes in browsers that keep the failure of a module: Chromium 150 does.
    { part: "module", inSameDocument: [true, false] },
  ] as const)(
    "for its $part while its link was hovered, is fetched anew",
    async ({ part, inSameDocument }) => {
      const { page, context } = await markedVisit("/about");
      await page.route(parts[part], (route) => route.abort(), { times: 1 });
      const failure = page.waitForEvent("requestfailed");
      await footerLink(page, "For Employers").hover();
      await failure;
      await footerLink(page, "For Employers").click();
      await expect.poll(() => page.title()).toBe(EMPLOYERS);
      expect(inSameDocument).toContain(await isSameDocument(page));
      await context.close();
    },
  );

  it("is fetched anew when the load of its document was stopped and the link is followed again", async () => {
    const { page, context } = await markedVisit("/about");
    await page.route(parts.styles, (route) => route.abort());
    await page.route("**/solutions/employers", (route) => route.abort("aborted"));
    const stopped = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
    await footerLink(page, "For Employers").click();
    await stopped;
    await page.unrouteAll();
    await footerLink(page, "For Employers").click();
    await expect.poll(() => page.title()).toBe(EMPLOYERS);
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });
});

it("a moved address is replaced, so that Back does not loop, and no other page flashes on the way", async () => {
  const { page } = await markedVisit("/solutions", { reducedMotion: "no-preference" });
  await page.getByRole("main").getByRole("link", { name: "See modeled results" }).scrollIntoViewIfNeeded();
  const frames = await recordFrames(page, () => [document.title, document.querySelector("h1")?.textContent]);
  await page.getByRole("main").getByRole("link", { name: "See modeled results" }).click();
  await page.waitForURL("**/modeled-outcomes");
  await expect.poll(() => page.title()).toBe("Modeled Outcomes and Projected ROI | Larkwell");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await frames.seen()).toHaveLength(2);
  await page.goBack();
  await page.waitForURL("**/solutions");
  expect(await isSameDocument(page)).toBe(true);
});

it("a link to a section leads there on the first load too, below the header", async () => {
  const { page } = await markedVisit("/modeled-outcomes#disclaimer");
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  const top = await page.locator("#disclaimer").evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(150);
});

it("a filter of the blog leaves the page where it is, also when it is set already, with its metadata", async () => {
  const { page } = await markedVisit("/blog");
  const metadata = await metadataOf(page);
  expect(metadata).toEqual(expect.arrayContaining(["og:title", "application/ld+json"]));
  const chip = page.locator(".TopicChips").getByRole("link", { name: "Research" });
  await chip.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  for (const _ of ["set", "set already"]) {
    await chip.click();
    await page.waitForURL("**/blog?topic=Research");
    await pageTime(page, SCROLL_DELAY_MS);
    expect([await scrollPosition(page), await focusedTag(page)]).toEqual([before, "A"]);
  }
  expect(await metadataOf(page)).toEqual(metadata);
});
