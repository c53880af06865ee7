import { expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { NARROW, newVisit, WIDE } from "../support/browser";

it.each([
  [pages.healthPlans.path, "section:first-of-type .Scene"],
  [pages.blog.path, ".Picture"],
  [pages.login.path, ".SunArch"],
])("the drawing of %s stands whole in a phone's first window", async (path, drawing) => {
  const { page, end } = await newVisit({ ...NARROW, reducedMotion: "reduce" });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const bottom = await page
    .locator(drawing)
    .first()
    .evaluate((drawn) => drawn.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(NARROW.viewport.height);
  await end();
});

it("the canopy of the umbrella stands on its longer pole", async () => {
  const { page, end } = await newVisit({ ...WIDE, reducedMotion: "reduce" });
  await page.goto(pages.healthPlans.path);
  const gap = await page.locator("section:first-of-type .Scene").evaluate((scene) => {
    const boxOf = (selector: string) => scene.querySelector(selector)?.getBoundingClientRect();
    return Math.abs(
      (boxOf(".UmbrellaScene-longer")?.top ?? NaN) - (boxOf(".UmbrellaScene-canopy")?.bottom ?? NaN),
    );
  });
  expect(gap).toBeLessThan(2);
  await end();
});
