import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { suggestions } from "../../shared/pages/not-found/notFoundContent";
import { newVisit } from "../support/browser";

/** The smallest target that a thumb hits, by WCAG 2.5.5. */
const TARGET_PX = 44;

let page: Page;
beforeAll(async () => {
  ({ page } = await newVisit({ reducedMotion: "reduce" }));
  await page.goto("/no-such-page");
});

/** Where the links to other pages stand, and how wide and high they are. */
function suggestedLinks() {
  return [...document.querySelectorAll("#suggestions a")].map((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), width, height };
  });
}

/** The steps from each of them to the next. */
const steps = (places: readonly number[]) =>
  places.slice(1).map((place, index) => place - (places[index] ?? 0));

it.each([768, 1440])("sets the suggested pages side by side and apart at %i px", async (width) => {
  await page.setViewportSize({ width, height: 900 });
  const links = await page.evaluate(suggestedLinks);
  expect(links).toHaveLength(suggestions.links.length);
  expect(new Set(links.map(({ top }) => top)).size).toBe(1);
  const GAP_PX = 20;
  steps(links.map(({ left }) => left)).forEach((step, index) =>
    expect(step).toBeGreaterThan((links[index]?.width ?? 0) + GAP_PX),
  );
});

it("gives each suggested page a line as wide as a phone's text", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const links = await page.evaluate(suggestedLinks);
  const lead = await page.evaluate(() => document.querySelector(".Lost-text")?.clientWidth);
  expect(links.map(({ width }) => Math.round(width))).toEqual(links.map(() => lead));
  for (const { height } of links) expect(height).toBeGreaterThanOrEqual(TARGET_PX);
  for (const step of steps(links.map(({ top }) => top))) expect(step).toBeGreaterThanOrEqual(TARGET_PX);
});
