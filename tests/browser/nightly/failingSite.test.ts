import type { Page } from "playwright";
import { expect, it } from "vitest";
import { liveVisit, untilLive } from "../../support/browser";
import { breakRendering } from "../../support/breakRendering";
import { footerLink, menuButton } from "../../support/headerParts";

/** The whole site fails, on the page it is on: a button of the header cannot be changed. */
async function failWholeSite(page: Page) {
  const button = menuButton(page, "Platform");
  await button.evaluate((element) => {
    element.setAttribute = () => {
      throw new Error("broken on purpose");
    };
  });
  await button.click();
  // The page is now the one that was served, before it came alive.
  await page.locator("header:not([data-live])").waitFor({ state: "attached" });
}

it("the page that a link leads to is loaded where the whole site cannot be rendered any more", async () => {
  const { page, complaints, context } = await liveVisit("/");
  await breakRendering(page);
  await footerLink(page, "About").click();
  await page.getByRole("heading", { level: 1, name: "Good care starts with being seen" }).waitFor();
  await untilLive(page);
  expect(new URL(page.url()).pathname).toBe("/about");
  expect(complaints.join()).toContain("broken on purpose");
  await context.close();
});

it("Back and Forward lead to their pages after the whole site has failed", async () => {
  const { page, context } = await liveVisit("/about");
  await footerLink(page, "For Employers").click();
  await page.getByRole("heading", { level: 1, name: "Health benefits people remember to use" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Good care starts with being seen" }).waitFor();
  await failWholeSite(page);
  await page.goForward();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Health benefits people remember to use");
  await context.close();
});
