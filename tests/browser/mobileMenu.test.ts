import type { Page } from "playwright";
import { expect, it } from "vitest";
import { liveVisit, PHONE, newVisit, openBeforeHydration } from "../support/browser";
import { fillDemoForm, toast } from "../support/formParts";

/** Wheels scroll some frames later. */
const topAfterFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });

it("the mobile menu opens and closes with its button and Escape, keeps the page and its toast out of reach, and closes when the window becomes wide", async () => {
  const { page } = await liveVisit("/about", PHONE);
  await (await fillDemoForm(page)).getByRole("button").click();
  await toast(page).getByText("Thanks!").waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const open = page.getByRole("button", { name: "Open menu", expanded: false });
  const behind = page.locator(":is(a, button, input):visible:not(header *, [inert] *)");
  await open.click();
  await page.getByRole("navigation", { name: "Mobile" }).waitFor();
  await expect.poll(() => behind.count()).toBe(0);
  const present = page.getByRole("navigation", { name: "Mobile" }).locator("[aria-current=page]");
  expect(await present.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
  await page.mouse.move(200, 30);
  await page.mouse.wheel(0, 600);
  expect(await topAfterFrames(page)).toBe(0);
  await page.getByRole("button", { name: "Close menu", expanded: true }).click();
  await open.waitFor();
  await expect.poll(() => behind.count()).toBeGreaterThan(0);
  await open.click();
  await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Escape");
  await page.locator("[aria-label='Open menu']:focus").waitFor();
  const session = await page.context().newCDPSession(page);
  // By the size of its letters a window is wide.
  await session.send("Page.setFontSizes", { fontSizes: { standard: 20 } });
  await page.setViewportSize({ width: 1230, height: 800 });
  await expect.poll(() => page.getByRole("banner").getByRole("link").count()).toBe(1);
  await open.click();
  await page.setViewportSize({ width: 1250, height: 800 });
  await expect.poll(() => page.locator("[inert]").count()).toBe(0);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
});

it("the page stays under its open mobile menu without script, too", async () => {
  const { page } = await newVisit({ ...PHONE, javaScriptEnabled: false });
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await page.locator("html").evaluate((html) => getComputedStyle(html).overflowY)).toBe("hidden");
});

it("the mobile menu closes when an item is chosen, also that of the present page, and focuses the page's heading", async () => {
  const { page } = await liveVisit("/", { ...PHONE, hasTouch: true });
  page.on("popup", (registry) => registry.close());
  for (const name of [
    "Get More Patients",
    "Get More Patients",
    "About",
    "Visit the Registry",
    "Contact Us",
  ]) {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.locator(".MobileMenu").getByRole("link", { name }).tap();
    await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
    if (name === "Visit the Registry") continue;
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  }
  expect(new URL(page.url()).pathname).toBe("/contact");
});

it("the mobile menu stays open when it was opened before the page was live, and scrolls to its last link when magnified four times", async () => {
  const height = 256;
  const { page } = await newVisit({ viewport: { width: 320, height }, reducedMotion: "reduce" });
  const hydrate = await openBeforeHydration(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Mobile" }).waitFor();
  hydrate();
  await page.getByRole("button", { name: "Close menu", expanded: true }).waitFor();
  await expect.poll(() => page.locator("main[inert]").count()).toBe(1);
  const last = page.locator(".MobileMenu").getByRole("link", { name: /Visit the Registry/ });
  await page.mouse.move(160, 160);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(height);
});
