import { expect, it } from "vitest";
import { newVisit, openBeforeHydration } from "../../support/browser";

it("documents that are left as soon as they are there complain of nothing", async () => {
  const { page, context, complaints } = await newVisit();
  await openBeforeHydration(page, "/about");
  for (const path of [
    "/solutions/providers",
    "/platform",
    "/solutions/employers",
    "/solutions",
    "/contact",
  ]) {
    const arrival = page.waitForURL(`**${path}`, { waitUntil: "domcontentloaded" });
    await page.locator(`footer a[href="${path}"]`).first().dispatchEvent("click");
    await arrival;
  }
  expect(complaints).toEqual([]);
  await context.close();
});
