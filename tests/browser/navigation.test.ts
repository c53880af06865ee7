import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { newVisit, untilLive, WIDE } from "../support/browser";
import { headerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { pageTime } from "../support/pageTime";
import { distanceFrom, scrollPosition, scrollTo, SOME_LINES_PX } from "../support/scrollPosition";

/** For some links, as the specification sets it. */
const SCROLL_DELAY_MS = 100;

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const headingText = (page: Page) =>
  page.locator("h1").evaluate((heading: HTMLElement) => heading.innerText.replaceAll(/\s+/g, " ").trim());

/** The names of the metadata in the head, in its order, without stylesheets and preloads. */
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

/** Where the page is at each event of the next movement. */
const positionsUntilRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        document.addEventListener("scroll", () => seen.push(window.scrollY));
        document.addEventListener("scrollend", () => resolve(seen), { once: true });
      }),
  );

describe("a link within the site", () => {
  it("shows the other page without a document load, with its title and from the top", async () => {
    const { page, end, complaints } = await markedVisit("/");
    await footerLink(page, "For Providers").click();
    await page.waitForURL("**/solutions/providers");
    await expect.poll(() => page.title()).toBe("Patient Outreach for Hospitals and Clinics | Larkwell");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await end();
  });

  it.each([
    ["/login", "canonical"],
    ["/privacy", "og:title"],
  ])("leaves behind the metadata of %s", async (entry, served) => {
    const { page, end } = await markedVisit(entry);
    expect(await metadataOf(page)).toContain(served);
    await headerLink(page, "About").click();
    await expect.poll(() => page.title()).toBe("About Larkwell | Our Story, Mission and Leadership");
    const ofEveryPage = ["viewport", "theme-color", "icon", "apple-touch-icon", "manifest", "alternate"];
    expect(new Set(await metadataOf(page))).toEqual(new Set([...ofEveryPage, "description"]));
    expect(await isSameDocument(page)).toBe(true);
    await end();
  });

  it("moves the focus to the new heading and announces it, but neither on the first load", async () => {
    const { page, end } = await markedVisit("/about");
    const announcement = page.locator("p[role=status]").first();
    expect(await announcement.textContent()).toBe("");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    for (const name of ["Larkwell, home page", "Get expertise"]) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      await expect
        .poll(async () => (await announcement.textContent()) === `${await headingText(page)}, page loaded`)
        .toBe(true);
    }
    await end();
  });

  it("scrolls smoothly to the top, also when it leads to the present page", async () => {
    const { page, end } = await markedVisit("/");
    await scrollTo(page, 2000);
    const positions = positionsUntilRest(page);
    await headerLink(page, "Larkwell, home page").click();
    const seen = await positions;
    expect(seen.at(-1)).toBe(0);
    expect(seen.filter((top) => top > 0 && top < 2000).length).toBeGreaterThan(2);
    await end();
  });

  it("jumps to the top at once for visitors who prefer reduced motion", async () => {
    const { page, end } = await markedVisit("/", { reducedMotion: "reduce" });
    await scrollTo(page, 2000);
    const positions = positionsUntilRest(page);
    await headerLink(page, "Larkwell, home page").click();
    expect(await positions).toEqual([0]);
    await end();
  });

  it("waits 100 ms before it scrolls when it stands in a drop-down", async () => {
    const { page, end } = await markedVisit("/platform/get-more-patients", {
      reducedMotion: "reduce",
    });
    await page.evaluate(() => {
      const scrollWindow = window.scrollTo.bind(window);
      const times = ((window as { times?: number[] }).times = [] as number[]);
      window.scrollTo = ((options: ScrollToOptions) => {
        times.push(performance.now());
        scrollWindow(options);
      }) as typeof window.scrollTo;
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLHeadingElement) times.push(performance.now());
      });
    });
    await page.getByRole("button", { name: "Platform menu" }).click();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Platform Overview" })
      .click();
    await page.waitForURL("**/platform");
    const times = () => page.evaluate(() => (window as { times?: number[] }).times ?? []);
    await expect.poll(async () => (await times()).length).toBe(2);
    const [focused = 0, scrolled = 0] = await times();
    expect(scrolled - focused).toBeGreaterThanOrEqual(SCROLL_DELAY_MS - 2);
    await end();
  });

  it("fetches the page at a finger's touch, and at its tap shows it without another request", async () => {
    const { page, context } = await markedVisit("/about", { hasTouch: true, reducedMotion: "reduce" });
    const link = footerLink(page, "For Employers");
    await link.scrollIntoViewIfNeeded();
    const styles = page.waitForResponse(/\/assets\/EmployersPage-[^/]*\.css$/);
    const client = await context.newCDPSession(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const finger = { x: x + width / 2, y: y + height / 2 };
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await (await styles).finished();
    expect(new URL(page.url()).pathname).toBe("/about");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => page.title()).toBe("Preventive Health Outreach for Employers | Larkwell");
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
  const EMPLOYERS = "Preventive Health Outreach for Employers | Larkwell";
  const parts = {
    module: /\/assets\/EmployersPage-[^/]*\.js$/,
    styles: /\/assets\/EmployersPage-[^/]*\.css$/,
  };

  it.each(Object.entries(parts))(
    "becomes one document load where its %s fail, and Back leads to where its visitor was",
    async (_, address) => {
      const { page, end } = await markedVisit("/about");
      await page.route(address, (route) => (isNavigated ? route.continue() : route.abort()));
      let isNavigated = false;
      const documents: string[] = [];
      page.on("request", (request) => {
        isNavigated ||= request.isNavigationRequest();
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await scrollTo(page, 900);
      await footerLink(page, "For Employers").evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => documents).toEqual(["/solutions/employers"]);
      await expect.poll(() => page.title()).toBe(EMPLOYERS);
      await untilLive(page);
      expect(await scrollPosition(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => distanceFrom(page, 900)).toBeLessThan(SOME_LINES_PX);
      await end();
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

describe("a moved address in the browser", () => {
  it("is replaced, so that Back does not loop, and no other page flashes on the way", async () => {
    const { page, end, complaints } = await markedVisit("/solutions");
    const before = `${await page.title()}: ${await page.locator("h1").textContent()}`;
    const shown = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const heading = document.querySelector("main h1")?.textContent ?? "no heading";
        seen.push(`${document.title}: ${heading}`);
      }).observe(document, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    await page.getByRole("main").getByRole("link", { name: "See modeled results" }).click();
    await page.waitForURL("**/modeled-outcomes");
    await expect.poll(() => page.title()).toBe("Modeled Outcomes and Projected ROI | Larkwell");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    const heading = await page.locator("h1").textContent();
    // The styles of the page come before the page.
    const others = (await shown.jsonValue()).filter((seen) => seen !== before);
    expect(new Set(others)).toEqual(new Set([`Modeled Outcomes and Projected ROI | Larkwell: ${heading}`]));
    await page.goBack();
    await page.waitForURL("**/solutions");
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
    await end();
  });
});

describe("a link to a section", () => {
  it("leads there on the first load too, below the header", async () => {
    const { page, end } = await markedVisit("/modeled-outcomes#disclaimer");
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
    const top = await page.locator("#disclaimer").evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(150);
    await end();
  });

  it("keeps the query of the page", async () => {
    const { page, end } = await markedVisit("/blog?topic=Research");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/blog?topic=Research#main");
    expect(await isSameDocument(page)).toBe(true);
    await end();
  });
});

describe("a filter of the blog", () => {
  it("leaves the page where it is, also when it is set already", async () => {
    const { page, end } = await markedVisit("/blog?topic=Research", { reducedMotion: "reduce" });
    const chip = page.locator("main a[aria-current]").first();
    await chip.scrollIntoViewIfNeeded();
    const before = await scrollPosition(page);
    expect(before).toBeGreaterThan(0);
    await chip.click();
    await pageTime(page, SCROLL_DELAY_MS);
    expect(await scrollPosition(page)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A");
    await end();
  });

  it("keeps the metadata of the page", async () => {
    const { page, end } = await markedVisit("/blog");
    const metadata = await metadataOf(page);
    expect(metadata).toEqual(expect.arrayContaining(["og:title", "application/ld+json"]));
    await page.getByRole("main").getByRole("link", { name: "Research", exact: true }).click();
    await page.locator("main a[aria-current]").waitFor();
    expect(await metadataOf(page)).toEqual(metadata);
    await end();
  });
});
