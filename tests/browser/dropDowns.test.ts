import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration, untilLive, WIDE } from "../support/browser";
import { DROP_DOWN_CLOSE_DELAY_MS, menuButton, menuLink } from "../support/headerParts";
import { pageTime } from "../support/pageTime";

const isExpanded = (page: Page, name: string) => menuButton(page, name).getAttribute("aria-expanded");
const focusedButton = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

describe("drop-downs", () => {
  it("stay open on the way over the gap to their links, however slow, and when the pointer returns in time", async () => {
    const { page, end } = await liveVisit("/", WIDE);
    const box = await menuButton(page, "Solutions").boundingBox();
    if (!box) throw new Error("no button");
    await page.mouse.move(box.x + 20, box.y + 20);
    await expect.poll(() => isExpanded(page, "Solutions")).toBe("true");
    const changes = await page.evaluateHandle(() => {
      const seen: MutationRecord[] = [];
      const item = document.querySelector(".DropDownMenu[data-open]") ?? document.body;
      new MutationObserver((records) => seen.push(...records)).observe(item, {
        attributeFilter: ["data-open"],
      });
      return seen;
    });
    await page.mouse.move(box.x + 20, box.y + box.height + 5);
    await pageTime(page, 2 * DROP_DOWN_CLOSE_DELAY_MS);
    await page.mouse.move(box.x + 20, box.y + box.height + 40);
    // At once, so that a slow machine returns in time, too.
    await Promise.all([
      page.mouse.move(box.x - 300, box.y + box.height + 300),
      page.mouse.move(box.x + 20, box.y + 20),
    ]);
    await pageTime(page, DROP_DOWN_CLOSE_DELAY_MS);
    expect(await changes.evaluate((seen) => seen.length)).toBe(0);
    await expect.poll(() => isExpanded(page, "Solutions")).toBe("true");
    await end();
  });

  it.each(["Enter", "Space"])("open on %s, close on Escape, and give the focus back", async (key) => {
    const { page, end } = await liveVisit("/", WIDE);
    await menuButton(page, "Solutions").focus();
    await page.keyboard.press(key);
    await expect.poll(() => isExpanded(page, "Solutions")).toBe("true");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Solutions Overview");
    await page.keyboard.press("Escape");
    await expect.poll(() => isExpanded(page, "Solutions")).toBe("false");
    await expect.poll(() => focusedButton(page)).toBe("Solutions menu");
    await end();
  });

  it("open on a tap", async () => {
    const { page, end } = await liveVisit("/", { ...WIDE, hasTouch: true });
    await menuButton(page, "Platform").tap();
    await expect.poll(() => isExpanded(page, "Platform")).toBe("true");
    await menuLink(page, "Engage More Patients").tap();
    await page.waitForURL("**/platform/engage-more-patients");
    await expect.poll(() => isExpanded(page, "Platform")).toBe("false");
    await end();
  });

  it("keep what was open before the page was live, and expose their state only from then on", async () => {
    const { page, end } = await newVisit(WIDE);
    const hydrate = await openBeforeHydration(page, "/");
    await menuButton(page, "Platform").hover();
    await menuLink(page, "Get More Patients").waitFor();
    expect(await isExpanded(page, "Platform")).toBeNull();
    hydrate();
    await untilLive(page);
    await expect.poll(() => isExpanded(page, "Platform")).toBe("true");
    await page.mouse.move(640, 700);
    await menuLink(page, "Get More Patients").waitFor({ state: "hidden" });
    await end();
  });
});
