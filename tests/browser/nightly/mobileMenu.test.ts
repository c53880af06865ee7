import { expect, it, onTestFinished } from "vitest";
import { liveVisit, newVisit, PHONE } from "../../support/browser";
import { mobileMenu, openMobileMenu } from "../../support/headerParts";

/** From this width on, in rem, the header has its drop-downs. */
const WIDE_WINDOW_REM = 62;

it("the mobile menu is there up to the width of a wide window, by the size of its letters, and closes beyond", async () => {
  const { page, context } = await liveVisit("/about", PHONE);
  // Letters of another size would be those of the next visit, too.
  onTestFinished(() => context.close());
  const session = await context.newCDPSession(page);
  const letters = 20;
  await session.send("Page.setFontSizes", { fontSizes: { standard: letters } });
  const width = WIDE_WINDOW_REM * letters;
  await page.setViewportSize({ width: width - 1, height: 800 });
  await openMobileMenu(page);
  await page.setViewportSize({ width, height: 800 });
  await mobileMenu(page).waitFor({ state: "hidden" });
  await expect.poll(() => page.locator("[inert]").count()).toBe(0);
});

it("the mobile menu scrolls to its last link when magnified four times", async () => {
  const height = 256;
  const { page } = await liveVisit("/", { viewport: { width: 320, height } });
  await openMobileMenu(page);
  const last = page.locator(".MobileMenu").getByRole("link", { name: /Visit the Registry/ });
  await page.mouse.move(160, 160);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(height);
});

it("the mobile menu is hidden in browsers without popovers", async () => {
  const { page } = await newVisit({ ...PHONE, javaScriptEnabled: false });
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', "") });
  });
  await page.goto("/about");
  expect(await page.locator(".MobileMenu").isVisible()).toBe(false);
});
