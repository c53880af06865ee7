import { expect, it } from "vitest";
import { holdBackScripts, newVisit, openVisit, untilLive } from "../support/browser";
import type { Page } from "playwright";

const QUESTIONS = {
  Providers: "How do we reach people before they end up somewhere else?",
  "Health Plans": "Why do members skip care that costs them nothing?",
  ACOs: "Who in our network still has an open gap?",
  Employers: "Does anyone use the benefits we pay for?",
};

/** As extensions do that block scripts: for the browser, script is enabled. */
async function openBlocked(path: string): Promise<Page> {
  const { page } = await openVisit();
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  await page.goto(path);
  return page;
}

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
  const { page } = await newVisit();
  const release = await holdBackScripts(page);
  await page.goto("/solutions", { waitUntil: "domcontentloaded" });
  await page.locator(".Audiences-tab", { hasText: "ACOs" }).click();
  release();
  await untilLive(page);
  await page.locator("[data-served]").waitFor({ state: "detached" });
  expect(await page.locator(".Audiences-panel:visible h3").allTextContents()).toEqual(["ACOs"]);
});
