import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { liveVisit, NARROW, newVisit, openBeforeHydration } from "../support/browser";

/** Presses Tab until a link or button of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
    if (focused?.startsWith(name)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

describe("the mobile menu", () => {
  it("opens and closes with its button, locks the page behind it, and exposes its state", async () => {
    const { page, end, complaints } = await liveVisit("/", NARROW);
    await page.getByRole("button", { name: "Open menu", expanded: false }).click();
    const close = page.getByRole("button", { name: "Close menu", expanded: true });
    await close.waitFor();
    await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    await page.locator("main[inert]").waitFor();
    await page.locator("footer[inert]").waitFor({ state: "attached" });
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement?.closest("main, footer, .SkipLink")?.tagName),
      ).toBeUndefined();
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await close.click();
    await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    expect(complaints).toEqual([]);
    await end();
  });

  it("closes on Escape and gives the focus back", async () => {
    const { page, end } = await liveVisit("/", NARROW);
    await page.getByRole("button", { name: "Open menu" }).focus();
    await page.keyboard.press("Enter");
    await tabTo(page, "For Employers");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Open menu");
    await end();
  });

  it("closes when an item is chosen, also that of the present page, and focuses the page's heading", async () => {
    const { page, end } = await liveVisit("/", { ...NARROW, hasTouch: true });
    for (const name of ["Get More Patients", "Get More Patients", "About"]) {
      await page.getByRole("button", { name: "Open menu" }).tap();
      await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name }).tap();
      await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    }
    expect(new URL(page.url()).pathname).toBe("/about");
    await end();
  });

  it("closes when the window becomes wide", async () => {
    const { page, end } = await liveVisit("/", NARROW);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.locator("main:not([inert])").waitFor();
    await expect.poll(() => page.getByRole("navigation", { name: "Mobile" }).count()).toBe(0);
    await end();
  });

  it("stays open when it was opened before the page was live", async () => {
    const { page, end } = await newVisit(NARROW);
    const hydrate = await openBeforeHydration(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    hydrate();
    await page.getByRole("button", { name: "Close menu", expanded: true }).waitFor();
    await expect.poll(() => page.locator("main[inert]").count()).toBe(1);
    await end();
  });

  it("scrolls to its last link in a window that is magnified four times", async () => {
    const height = 256;
    const { page, end } = await liveVisit("/", { viewport: { width: 320, height }, reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Open menu" }).click();
    const last = page.locator(".MobileMenu").getByRole("link", { name: /Visit the Registry/ });
    await last.scrollIntoViewIfNeeded();
    const { y = height, height: ownHeight = 0 } = (await last.boundingBox()) ?? {};
    expect(y + ownHeight).toBeLessThanOrEqual(height);
    await end();
  });
});
