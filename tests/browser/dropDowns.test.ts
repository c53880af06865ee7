import type { Page } from "playwright";
import { expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration, untilLive, WIDE } from "../support/browser";
import { DROP_DOWN_CLOSE_DELAY_MS, menuButton, menuLink } from "../support/headerParts";
import { pageTime } from "../support/pageTime";

const isExpanded = (page: Page, name: string) => menuButton(page, name).getAttribute("aria-expanded");

it("a drop-down stays open on the way over the gap to its links, however slow, and when the pointer returns in time", async () => {
  const { page } = await liveVisit("/", WIDE);
  const { x = 0, y = 0, height = 0 } = (await menuButton(page, "Solutions").boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await expect.poll(() => isExpanded(page, "Solutions")).toBe("true");
  const changes = await page.evaluateHandle(() => {
    const seen: MutationRecord[] = [];
    const item = document.querySelector(".DropDownMenu[data-open]") ?? document.body;
    new MutationObserver((records) => seen.push(...records)).observe(item, {
      attributeFilter: ["data-open"],
    });
    return seen;
  });
  await page.mouse.move(x + 20, y + height + 5);
  await pageTime(page, 2 * DROP_DOWN_CLOSE_DELAY_MS);
  await page.mouse.move(x + 20, y + height + 40);
  // At once, so that a slow machine returns in time, too.
  await Promise.all([page.mouse.move(x - 300, y + height + 300), page.mouse.move(x + 20, y + 20)]);
  await pageTime(page, DROP_DOWN_CLOSE_DELAY_MS);
  expect(await changes.evaluate((seen) => seen.length)).toBe(0);
  expect(await isExpanded(page, "Solutions")).toBe("true");
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
