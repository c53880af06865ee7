import type { Page } from "playwright";
import { expect, it } from "vitest";
import { untilLive, WITH_MOTION } from "../support/browser";
import { footerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { recordFrames } from "../support/recordedFrames";
import { recordTraffic } from "../support/recordTraffic";
import { isInTheMiddle, scrollPosition, scrollToTheMiddle } from "../support/scrollPosition";
import { isWhole } from "../support/tier.mjs";
import * as company from "../support/specifiedCompany";

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

it("a link within the site leads to a page in the same document, announced", async () => {
  const { page } = await markedVisit("/privacy", WITH_MOTION);
  expect(await focusedTag(page)).toBe("BODY");
  for (const [name, title] of [
    ["For Providers", `Patient Outreach for Hospitals and Clinics | ${company.name}`],
    ["About", `About ${company.name} | Our Story, Mission and Leadership`],
  ] as const) {
    await footerLink(page, name).click();
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => focusedTag(page)).toBe("H1");
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }
  await page.getByRole("status").getByText("Good care starts with being seen, page loaded").waitFor();
  expect(await page.locator("head [name=description]").count()).toBe(1);
  expect(await isSameDocument(page)).toBe(true);
});

it.each([
  ["styles", /\/assets\/employers-.*\.css$/],
  ...(isWhole ? ([["module", /\/assets\/employers-.*\.js$/]] as const) : []),
] as const)("a page whose %s fail becomes a document load, also after a stopped one", async (_, address) => {
  const { page, context } = await markedVisit("/about");
  const { documents } = recordTraffic(page);
  // The first load is one that the visitor stops, to follow the link again.
  for (const failing of [address, /employers$/])
    await page.route(failing, (route) =>
      documents().length > 1 ? route.continue() : route.abort("aborted"),
    );
  const left = page.locator("main h2").nth(1);
  await scrollToTheMiddle(left);
  // Without scrolling to it.
  const link = footerLink(page, "For Employers");
  await Promise.all([page.waitForEvent("requestfailed"), link.dispatchEvent("pointerover")]);
  // By then the page has heard of it, too.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await Promise.all([
    page.waitForEvent("requestfailed", (request) => request.isNavigationRequest()),
    link.dispatchEvent("click"),
  ]);
  await link.dispatchEvent("click");
  await expect.poll(() => page.title()).toBe(`Preventive Health Outreach for Employers | ${company.name}`);
  await untilLive(page);
  expect(documents().map((request) => new URL(request.url()).pathname)).toEqual(
    Array(2).fill("/solutions/employers"),
  );
  expect(await scrollPosition(page)).toBe(0);
  for (const _ of documents()) await page.goBack();
  await expect.poll(() => isInTheMiddle(left)).toBe(true);
  await context.close();
});

it("a moved address is replaced, so that Back does not loop, and no other page flashes on the way", async () => {
  const { page } = await markedVisit("/solutions", WITH_MOTION);
  await page.getByRole("main").getByRole("link", { name: "See modeled results" }).scrollIntoViewIfNeeded();
  const left = await page.locator("h1").textContent();
  const frames = await recordFrames(page, () => document.querySelector("h1")?.textContent);
  await page.getByRole("main").getByRole("link", { name: "See modeled results" }).click();
  await page.waitForURL("**/modeled-outcomes");
  await expect.poll(() => page.title()).toBe(`Modeled Outcomes and Projected ROI | ${company.name}`);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect.poll(() => frames.seen()).toEqual([left, await page.locator("h1").textContent()]);
  await page.goBack();
  await page.waitForURL("**/solutions");
  expect(await isSameDocument(page)).toBe(true);
});

it("a link to a section leads there on the first load too, below the header", async () => {
  const { page } = await markedVisit("/modeled-outcomes#disclaimer");
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  const [headerEnd, heading, windowHeight] = await page.evaluate(() => [
    document.querySelector("header")?.getBoundingClientRect().bottom ?? NaN,
    document.querySelector("#disclaimer h2")?.getBoundingClientRect().top ?? NaN,
    window.innerHeight,
  ]);
  expect(heading, "below the header").toBeGreaterThanOrEqual(headerEnd ?? NaN);
  expect(heading, "in the upper half of the window").toBeLessThan((windowHeight ?? NaN) / 2);
});
