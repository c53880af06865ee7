import type { Page } from "playwright";
import { expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration, untilLive, WITH_MOTION } from "../support/browser";
import { headerLink, menuButton, menuLink } from "../support/headerParts";

it("without script, every link of the header can be seen on a wide screen", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto("/");
  for (const name of ["About", "Contact Us"])
    expect(await headerLink(page, name).isVisible(), name).toBe(true);
  const menus = { Platform: "Get More Patients", Solutions: "For Employers", Resources: "Modeled Outcomes" };
  for (const [name, link] of Object.entries(menus)) {
    await menuButton(page, name).hover();
    await menuLink(page, link).waitFor();
  }
  await page.mouse.move(640, 700);
  await menuLink(page, "Modeled Outcomes").waitFor({ state: "hidden" });
});

it("Contact Us is in the header, or the button of the menu that has it, in every width", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto("/");
  for (const width of [320, 991, 992, 1024, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = [headerLink(page, "Contact Us"), page.getByRole("button", { name: "Open menu" })];
    const count = (await Promise.all(seen.map((part) => part.isVisible()))).filter(Boolean).length;
    expect([width, count]).toEqual([width, 1]);
  }
});

it("without script, a link of a drop-down can be followed by keyboard", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto("/");
  await menuButton(page, "Solutions").focus();
  for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL("**/solutions/providers");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

const hasGround = (page: Page) =>
  page.getByRole("banner").evaluate((element) => {
    const [, , , opacity = 1] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(opacity) === 1;
  });

it("the header stays, and has an opaque ground after 12 px, also without script", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const top of [13, 12, 2000]) {
    await page.evaluate((y) => window.scrollTo({ top: y }), top);
    await expect.poll(() => hasGround(page)).toBe(top > 12);
    expect((await header.boundingBox())?.y).toBe(0);
  }
});

it("the header has a ground after 12 px also in browsers without scroll-driven animations", async () => {
  const { page, context } = await newVisit();
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll("animation-timeline:", "no-such-property:");
    await route.fulfill({ response, body: css });
  });
  await page.goto("/");
  // There from the start, until the page is live.
  await untilLive(page);
  for (const top of [13, 12, 2000]) {
    await page.evaluate((y) => window.scrollTo({ top: y }), top);
    await expect.poll(() => hasGround(page)).toBe(top > 12);
  }
  await context.close();
});

it("the skip link leads past the header to the page's first link, and keeps the query of the page", async () => {
  const { page } = await liveVisit("/blog?topic=Research");
  await page.keyboard.press("Tab");
  // Nothing covers it.
  await page.locator(".SkipLink").click({ trial: true });
  await page.keyboard.press("Enter");
  await page.waitForURL("**/blog?topic=Research#main");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
});

const isExpanded = (page: Page, name: string) => menuButton(page, name).getAttribute("aria-expanded");

it("a drop-down holds the pointer on all the way from its button to its links, over the gap between them", async () => {
  const { page } = await liveVisit("/", WITH_MOTION);
  await menuButton(page, "Solutions").hover();
  await expect.poll(() => isExpanded(page, "Solutions")).toBe("true");
  const { x = 0, y = 0 } = (await menuButton(page, "Solutions").boundingBox()) ?? {};
  const { y: end = 0 } = (await menuLink(page, "Solutions Overview").boundingBox()) ?? {};
  expect(end).toBeGreaterThan(y);
  for (let way = y + 4; way < end; way += 4) {
    await page.mouse.move(x + 20, way);
    expect(await page.locator(".DropDownMenu[data-open]:hover").count(), `${way - y} px below`).toBe(1);
  }
});

it("a drop-down opens on a tap, and closes at the tap on a link in it", async () => {
  const { page } = await liveVisit("/", { hasTouch: true, ...WITH_MOTION });
  await menuButton(page, "Platform").tap();
  await expect.poll(() => isExpanded(page, "Platform")).toBe("true");
  await menuLink(page, "Engage More Patients").tap();
  await page.waitForURL("**/platform/engage-more-patients");
  await expect.poll(() => isExpanded(page, "Platform")).toBe("false");
});

it("a drop-down that was open before the page was live stays so, and exposes its state only from then on", async () => {
  const { page } = await newVisit(WITH_MOTION);
  const hydrate = await openBeforeHydration(page, "/");
  await menuButton(page, "Platform").hover();
  await menuLink(page, "Get More Patients").waitFor();
  expect(await isExpanded(page, "Platform")).toBeNull();
  hydrate();
  await untilLive(page);
  await expect.poll(() => isExpanded(page, "Platform")).toBe("true");
  await page.mouse.move(640, 700);
  await menuLink(page, "Get More Patients").waitFor({ state: "hidden" });
});
