import type { Route } from "playwright";
import { expect, it } from "vitest";
import { company } from "../../shared/company";
import { name } from "../support/specifiedCompany";
import { pages } from "../../shared/pageTable";
import { newVisit, untilLive } from "../support/browser";

it.each([true, false])("one question is open at a time; the map loads late (script: %s)", async (script) => {
  // So low that the map's lazy frame is not near yet.
  const { page } = await newVisit({ javaScriptEnabled: script, viewport: { width: 390, height: 600 } });
  const request = page.waitForRequest(/openstreetmap\.org\/.*marker=42\.3559%2C-71\.0499$/);
  await page.goto(pages.contact.path, { waitUntil: "load" });
  const questions = page.locator("#faq details");
  const openQuestions = () =>
    questions.evaluateAll((all) => [...all.keys()].filter((place) => all[place]?.hasAttribute("open")));
  expect(await openQuestions()).toEqual([0]);
  const third = page.locator("#faq summary").nth(2);
  await third.click();
  expect(await openQuestions()).toEqual([2]);
  await third.click();
  expect(await openQuestions()).toEqual([]);
  const map = page.getByTitle(`Map of the ${name} office at 100 Harbor Street, Boston`);
  expect(await map.getAttribute("loading")).toBe("lazy");
  expect(await map.getAttribute("sandbox")).not.toContain("top-navigation");
  expect(await map.getAttribute("referrerpolicy")).toBe("no-referrer");
  await map.scrollIntoViewIfNeeded();
  await request;
});

it("the map's host is not asked while the map is far below the window", async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 600 } });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(company.mapOrigin)) asked.push(request.url());
  });
  await page.goto(pages.contact.path);
  await untilLive(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);
});

it.each([0, 503])("a map whose host fails leaves its address and link in sight (%i)", async (status) => {
  const { page, context } = await newVisit({ viewport: { width: 320, height: 568 } });
  const fail = (route: Route) => (status ? route.fulfill({ status }) : route.abort("connectionrefused"));
  await page.route(company.mapFrameUrl, fail);
  await page.goto(pages.contact.path);
  const figure = page.locator("#map figure");
  await figure.scrollIntoViewIfNeeded();
  await figure.getByText("The map did not load.").waitFor();
  expect(await figure.locator("iframe").count()).toBe(0);
  expect(await figure.getByText("100 Harbor Street").isVisible()).toBe(true);
  await figure.getByRole("link", { name: "Open in maps" }).click({ trial: true });
  const cutPx = figure.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await cutPx).toBeLessThan(2);
  expect(await figure.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThan(320);
  await context.close();
});
