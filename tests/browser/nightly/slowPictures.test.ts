import { expect, it } from "vitest";
import { newVisit, untilLive } from "../../support/browser";
import * as company from "../../support/specifiedCompany";

it("a link within the site shows a page without waiting for its pictures", async () => {
  const { page, context } = await newVisit();
  await page.clock.install();
  await page.goto("/modeled-outcomes");
  await untilLive(page);
  await page.route(`https://images.${company.domain}/**`, () => {});
  // Nothing may wait for a timer either.
  await page.clock.pauseAt(Date.now() + 60_000);
  const picture = page.waitForRequest(`https://images.${company.domain}/**`);
  await page.getByRole("link", { name: "Read the blog" }).click();
  await picture;
  await expect
    .poll(() => page.title())
    .toBe(`Blog: Patient Engagement and Population Health | ${company.name}`);
  await context.close();
});
