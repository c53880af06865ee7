import { expect, it } from "vitest";
import { liveVisit, NARROW, WIDE } from "../support/browser";
import { stopsOfTab } from "../support/stopsOfTab";

const reducedMotion = "reduce";

it("the skip link leads past the header to the page's first link", async () => {
  const { page, end } = await liveVisit("/about", { reducedMotion });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(new URL(page.url()).hash).toBe("#main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
  await end();
});

it("Tab goes through a page in its order, from the skip link to the last link of the footer", async () => {
  const { page, end } = await liveVisit("/login", { ...WIDE, reducedMotion });
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
  await end();
});

it("Tab goes through an open drop-down to the next one, and closes it", async () => {
  const { page, end } = await liveVisit("/", WIDE);
  const button = page.getByRole("button", { name: "Solutions menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  expect(await stopsOfTab(page, "Resources menu")).toEqual([
    "Solutions Overview",
    "For Providers",
    "For Health Plans",
    "For Employers",
    "Resources menu",
  ]);
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  await end();
});

it("Tab goes through the mobile menu to its last link", async () => {
  const { page, end } = await liveVisit("/", { ...NARROW, reducedMotion });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect((await stopsOfTab(page, "Visit the Registry (opens in a new tab)")).join(", ")).toBe(
    [
      "About, Platform Overview, Get More Patients, Engage More Patients",
      "Solutions Overview, For Providers, For Health Plans, For Employers",
      "Modeled Outcomes, Contact Us, Visit the Registry (opens in a new tab)",
    ].join(", "),
  );
  await end();
});
