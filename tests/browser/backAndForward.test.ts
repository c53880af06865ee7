import type { Page } from "playwright";
import { expect, it } from "vitest";
import { holdBackScripts, untilLive, WITH_MOTION } from "../support/browser";
import { headerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { isInTheMiddle, scrollPosition, scrollToTheMiddle, untilAt } from "../support/scrollPosition";
import { isWhole } from "../support/tier.mjs";
import * as company from "../support/specifiedCompany";

it("Back and Forward restore position and title within the site, also after a reload", async () => {
  const { page } = await markedVisit("/", WITH_MOTION);
  const left = page.locator("#who-we-serve h2");
  await scrollToTheMiddle(left);
  await headerLink(page, "About").click();
  await page.waitForURL("**/about");
  await untilAt(page, 0);
  await page.goBack();
  await expect.poll(() => isInTheMiddle(left)).toBe(true);
  expect(await page.title()).toBe(`${company.name} | From Invisible to Engaged`);
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await untilLive(page);
  await page.goBack();
  await expect.poll(() => isInTheMiddle(left)).toBe(true);
});

const WAYS_BACK: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "from another document": async (page) => {
    await page.goto("/login");
    await page.goBack();
  },
  "before the page is live after a reload": async (page) => {
    await headerLink(page, "Contact Us").click();
    await page.waitForURL("**/contact");
    const release = await holdBackScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.goBack({ waitUntil: "commit" });
    release();
    await page.waitForFunction((begin) => document.title.startsWith(begin), `${company.name} |`);
  },
};

/** The second each night. */
const waysBack = Object.entries(WAYS_BACK).slice(0, isWhole ? 2 : 1);

it.each(waysBack)("Back %s leads to where its visitor was", async (_, goAndComeBack) => {
  const { page } = await markedVisit("/");
  const left = page.locator("#who-we-serve h2");
  await scrollToTheMiddle(left);
  await goAndComeBack(page);
  await untilLive(page);
  await expect.poll(() => isInTheMiddle(left)).toBe(true);
});
