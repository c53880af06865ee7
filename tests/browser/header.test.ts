import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { liveVisit, newVisit, untilLive, WIDE } from "../support/browser";
import { headerLink, menuButton, menuLink } from "../support/headerParts";
import { scrollPosition, scrollTo } from "../support/scrollPosition";
import { headerLinks } from "../support/specifiedPages";

describe("without script", () => {
  it("every link of the header can be seen and followed on a wide screen", async () => {
    const { page, end } = await newVisit({ ...WIDE, javaScriptEnabled: false });
    await page.goto("/");
    const header = page.getByRole("banner");
    const reached = new Set(await visibleAddresses(page));
    for (const name of ["Platform", "Solutions", "Resources"]) {
      await menuButton(page, name).hover();
      await header.locator(".DropDownMenu:hover a").first().waitFor();
      for (const href of await visibleAddresses(page)) reached.add(href);
    }
    expect([...reached]).toEqual(expect.arrayContaining(headerLinks.map(([, address]) => address)));
    await menuLink(page, "Modeled Outcomes").click();
    await page.waitForURL("**/modeled-outcomes");
    await end();
  });

  it("the drop-downs can be opened and left by keyboard", async () => {
    const { page, end } = await newVisit({ ...WIDE, javaScriptEnabled: false });
    await page.goto("/");
    await menuButton(page, "Solutions").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/solutions/providers");
    expect(await page.locator("h1").count()).toBe(1);
    await end();
  });
});

function visibleAddresses(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("banner")
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute("href")),
    );
}

describe("the header", () => {
  it.each([true, false])(
    "stays at the top of the window and has a ground after 12 px, script running: %s",
    async (javaScriptEnabled) => {
      const { page, end } = await newVisit({ ...WIDE, javaScriptEnabled });
      await page.goto("/");
      if (javaScriptEnabled) await untilLive(page);
      const header = page.getByRole("banner");
      const hasGround = () =>
        header.evaluate((element) => {
          const [, , , opacity = 1] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
          return Number(opacity) > 0.9;
        });
      for (const top of [13, 12, 2000]) {
        await page.evaluate((y) => window.scrollTo({ top: y }), top);
        await expect.poll(hasGround).toBe(top > 12);
        expect((await header.boundingBox())?.y).toBe(0);
      }
      await end();
    },
  );

  it("takes the focus without moving the page", async () => {
    const { page, end } = await liveVisit("/", WIDE);
    await scrollTo(page, 1700);
    await headerLink(page, "About").focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header")?.className)).toBe("Header");
    expect(await scrollPosition(page)).toBe(1700);
    await end();
  });
});
