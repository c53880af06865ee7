import { expect, it } from "vitest";
import { holdBackScripts, newVisit, openVisit, untilLive, DESKTOP } from "../support/browser";
import type { Page } from "playwright";

/** How long parts that only script can change wait for it. */
const LONGEST_WAIT_MS = 10_000;

const QUESTIONS = {
  Providers: "How do we reach people before they end up somewhere else?",
  "Health Plans": "Why do members skip care that costs them nothing?",
  ACOs: "Who in our network still has an open gap?",
  Employers: "Does anyone use the benefits we pay for?",
};

/** As extensions do that block scripts: for the browser, script is enabled. */
async function openBlocked(path: string): Promise<Page> {
  const { page } = await openVisit({ ...DESKTOP, reducedMotion: "reduce" });
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  await page.goto(path);
  return page;
}

/** Ends the animations by which parts wait for script, as time would. */
const endWaiting = (page: Page) =>
  page.evaluate((longest) => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.currentTime = longest;
  }, LONGEST_WAIT_MS);

it("where scripts are blocked, each audience can be chosen, and one is shown at a time", async () => {
  const page = await openBlocked("/solutions");
  for (const [audience, question] of Object.entries(QUESTIONS)) {
    await page.locator(".Audiences-tab", { hasText: audience }).click();
    const shown = page.locator(".Audiences-panel:visible");
    expect(await shown.locator("h3").allTextContents()).toEqual([audience]);
    expect(await page.getByText(question).isVisible()).toBe(true);
  }
  await page.context().close();
});

it("an audience that is chosen before the page is live stays chosen", async () => {
  const { page } = await newVisit(DESKTOP);
  const release = await holdBackScripts(page);
  await page.goto("/solutions", { waitUntil: "domcontentloaded" });
  await page.locator(".Audiences-tab", { hasText: "ACOs" }).click();
  release();
  await untilLive(page);
  await page.locator("[data-served]").waitFor({ state: "detached" });
  expect(await page.locator(".Audiences-panel:visible h3").allTextContents()).toEqual(["ACOs"]);
});

it("where scripts are blocked, no words of a registry are hidden for ever", async () => {
  const page = await openBlocked("/");
  const booked = page.locator(".OpenedPerson-booked");
  await booked.scrollIntoViewIfNeeded();
  expect(await booked.isVisible()).toBe(false);
  await endWaiting(page);
  expect(await booked.isVisible()).toBe(true);
  expect(await page.locator("[data-after] span:visible").count()).toBeGreaterThan(0);
  expect(await page.locator("[data-before]:has(~ [data-after]):visible").count()).toBe(0);
  await page.context().close();
});
