import type { Page } from "playwright";
import { expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration, untilLive, WIDE } from "../support/browser";
import { menuButton, menuLink } from "../support/headerParts";

const isExpanded = (page: Page, name: string) => menuButton(page, name).getAttribute("aria-expanded");

it("a drop-down holds the pointer on all the way from its button to its links, over the gap between them", async () => {
  const { page } = await liveVisit("/", WIDE);
  await menuButton(page, "Solutions").hover();
  await expect.poll(() => isExpanded(page, "Solutions")).toBe("true");
  const { x = 0, y = 0 } = (await menuButton(page, "Solutions").boundingBox()) ?? {};
  const { y: end = 0 } = (await menuLink(page, "Solutions Overview").boundingBox()) ?? {};
  expect(end).toBeGreaterThan(y);
  for (let way = y + 2; way < end; way += 2) {
    await page.mouse.move(x + 20, way);
    expect(await page.locator(".DropDownMenu[data-open]:hover").count(), `${way - y} px below`).toBe(1);
  }
});

it("a drop-down opens on a tap, and closes at the tap on a link in it", async () => {
  const { page } = await liveVisit("/", { ...WIDE, hasTouch: true });
  await menuButton(page, "Platform").tap();
  await expect.poll(() => isExpanded(page, "Platform")).toBe("true");
  await menuLink(page, "Engage More Patients").tap();
  await page.waitForURL("**/platform/engage-more-patients");
  await expect.poll(() => isExpanded(page, "Platform")).toBe("false");
});

it("a drop-down that was open before the page was live stays so, and exposes its state only from then on", async () => {
  const { page } = await newVisit(WIDE);
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
