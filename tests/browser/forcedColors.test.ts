import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { newVisit, NARROW } from "../support/browser";

let page: Page;
beforeAll(async () => {
  ({ page } = await newVisit({ ...NARROW, forcedColors: "active", reducedMotion: "reduce" }));
});

it("draws the rings of the 404 page in the visitor's own color and the lit dot in another one", async () => {
  await page.goto("/no-such-page");
  const colors = await page.evaluate(() => {
    const system = document.body.appendChild(document.createElement("i"));
    system.style.color = "CanvasText";
    const census = [...document.querySelectorAll(".Census")].find((drawing) => drawing.checkVisibility());
    const lookOf = (selector: string) => {
      const part = census?.querySelector(selector);
      return part ? getComputedStyle(part) : undefined;
    };
    return {
      words: getComputedStyle(system).color,
      ring: lookOf(".Census-unlit")?.stroke,
      ringFill: lookOf(".Census-unlit")?.fill,
      dot: lookOf(".Census-lit")?.fill,
    };
  });
  expect(colors).toMatchObject({ ring: colors.words, ringFill: "none", dot: expect.stringMatching(/^rgb/) });
  expect(colors.dot).not.toBe(colors.words);
});

it("keeps the five stations of the sun's path apart from each other and from the ground", async () => {
  await page.goto(pages.platform.path);
  const stations = await page.evaluate(() =>
    [...document.querySelectorAll(".SunPathSteps li")].map(
      (step) => getComputedStyle(step, "::before").backgroundColor,
    ),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(stations).toHaveLength(5);
  expect(new Set([...stations, ground]).size).toBe(6);
});
