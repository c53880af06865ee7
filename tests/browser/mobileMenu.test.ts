import { expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration, PHONE, WITH_MOTION } from "../support/browser";
import { fillDemoForm, toast } from "../support/formParts";
import { isWhole } from "../support/tier.mjs";
import { closeMenuButton, mobileMenu, openMenuButton, openMobileMenu } from "../support/headerParts";

/** The menu comes and goes with a movement. */
const VISITOR = { ...PHONE, ...WITH_MOTION };

it("Escape closes the mobile menu, and its button has the focus", async () => {
  const { page } = await liveVisit("/about", VISITOR);
  const icon = page.getByRole("banner").getByRole("button", { name: "menu" }).locator("svg:visible");
  expect(await icon.count()).toBe(1);
  await openMobileMenu(page);
  expect(await icon.count()).toBe(1);
  await mobileMenu(page).getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => mobileMenu(page).isVisible()).toBe(false);
  expect(await openMenuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

it("the page and its toast are out of reach while the mobile menu is open, and only then", async () => {
  const { page } = await liveVisit("/about", VISITOR);
  await (await fillDemoForm(page)).getByRole("button").click();
  await toast(page).getByText("Thanks!").waitFor();
  const behind = page.locator(":is(a, button, input):visible:not(header *, [inert] *)");
  await openMobileMenu(page);
  await expect.poll(() => behind.count()).toBe(0);
  await closeMenuButton(page).click();
  await expect.poll(() => behind.count()).toBeGreaterThan(0);
  expect(await mobileMenu(page).isVisible()).toBe(false);
});

it.each(isWhole ? [true, false] : [true])(
  "the page does not scroll under its open mobile menu (script: %s)",
  async (script) => {
    const { page } = await newVisit({ ...VISITOR, javaScriptEnabled: script });
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await mobileMenu(page).waitFor();
    const overflow = () => page.locator("html").evaluate((html) => getComputedStyle(html).overflowY);
    await expect.poll(overflow).toBe("hidden");
  },
);

it("the mobile menu closes when an item is chosen, also that of the present page, and focuses the page's heading", async () => {
  const { page } = await liveVisit("/", { ...VISITOR, hasTouch: true });
  page.on("popup", (registry) => registry.close());
  for (const name of ["Get More Patients", "Get More Patients", "Visit the Registry", "About"]) {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.locator(".MobileMenu").getByRole("link", { name }).tap();
    await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
    if (name === "Visit the Registry") continue;
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  }
  expect(new URL(page.url()).pathname).toBe("/about");
});

it("the mobile menu closes on Back, and the heading of the page that comes has the focus", async () => {
  const { page } = await liveVisit("/", VISITOR);
  await openMobileMenu(page);
  await mobileMenu(page).getByRole("link", { name: "About" }).click();
  await page.waitForURL("**/about");
  await openMobileMenu(page);
  await page.goBack();
  await mobileMenu(page).waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/From Invisible/);
  expect(await page.locator("[inert]").count()).toBe(0);
});

it("the mobile menu stays open when it was opened before the page was live", async () => {
  const { page } = await newVisit(PHONE);
  const hydrate = await openBeforeHydration(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await mobileMenu(page).waitFor();
  hydrate();
  await closeMenuButton(page).waitFor();
  await expect.poll(() => page.locator("main[inert]").count()).toBe(1);
});
