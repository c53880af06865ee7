import { expect, it } from "vitest";
import { liveVisit, NARROW, WIDE } from "../support/browser";
import { menuButton } from "../support/headerParts";
import { stopsOfTab } from "../support/stopsOfTab";

const reducedMotion = "reduce";

it("the skip link leads past the header to the page's first link, and keeps the query of the page", async () => {
  const { page } = await liveVisit("/blog?topic=Research", { reducedMotion });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/blog?topic=Research#main");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
});

it("Tab goes through a page in its order, from the skip link to the last link of the footer", async () => {
  const { page } = await liveVisit("/login", { ...WIDE, reducedMotion });
  expect((await stopsOfTab(page, "Terms of Use")).join(", ")).toBe(
    [
      "Skip to main content, Larkwell, home page, About, Platform menu, Solutions menu, Resources menu",
      "Visit the Registry (opens in a new tab), Contact Us",
      "Email, Password, Forgot password?, Sign In, Contact us, Explore the platform",
      "Larkwell, home page, Contact us, Larkwell on LinkedIn (opens in a new tab)",
      "Get more patients, Engage more patients, Improve outcomes, Get expertise",
      "About, Platform, Solutions, For Providers, For Health Plans, For Employers",
      "Email address, Subscribe, Privacy Policy, Terms of Use",
    ].join(", "),
  );
});

it.each(["Enter", "Space"])(
  "%s opens a drop-down, Tab goes through it and closes it with the next one, and Escape gives the focus back",
  async (key) => {
    const { page } = await liveVisit("/", { ...WIDE, reducedMotion });
    const button = menuButton(page, "Solutions");
    await button.focus();
    await page.keyboard.press(key);
    expect(await stopsOfTab(page, "For Employers")).toEqual([
      "Solutions Overview",
      "For Providers",
      "For Health Plans",
      "For Employers",
    ]);
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
    await stopsOfTab(page, "Resources menu");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  },
);

it("Tab goes through the mobile menu to its last link and never behind it, and Escape gives the focus back", async () => {
  const { page } = await liveVisit("/", { ...NARROW, reducedMotion });
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const stops = await stopsOfTab(page, "Visit the Registry (opens in a new tab)");
  expect(stops.join(", ")).toBe(
    [
      "About, Platform Overview, Get More Patients, Engage More Patients",
      "Solutions Overview, For Providers, For Health Plans, For Employers",
      "Modeled Outcomes, Contact Us, Visit the Registry (opens in a new tab)",
    ].join(", "),
  );
  expect(await stopsOfTab(page, "About")).not.toContain("Skip to main content");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Open menu");
});
