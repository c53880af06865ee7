import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pages";
import { holdBackScripts, launchBrowser, newVisit, untilLive } from "../support/browser";

const WIDE = { viewport: { width: 1280, height: 800 } };
const NARROW = { viewport: { width: 390, height: 844 } };

/** Every address that the header leads to, as the specification lists them. */
const HEADER_LINKS = [
  "/",
  "/about",
  "/platform",
  "/platform/get-more-patients",
  "/platform/engage-more-patients",
  "/solutions",
  "/solutions/providers",
  "/solutions/health-plans",
  "/solutions/employers",
  "/modeled-outcomes",
  "https://registry.larkwell.example",
  "/contact",
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const menuButton = (page: Page, name: string) => page.getByRole("button", { name: `${name} menu` });
const isExpanded = (page: Page, name: string) => menuButton(page, name).getAttribute("aria-expanded");
const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

async function liveVisit(options: object, path = "/") {
  const visit = await newVisit(browser, options);
  await visit.page.goto(path);
  await untilLive(visit.page);
  return visit;
}

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

describe("drop-downs", () => {
  it("open when the mouse is over them and close 150 ms after it has left", async () => {
    const { page, end } = await liveVisit(WIDE);
    await menuButton(page, "Platform").hover();
    await menuLink(page, "Get More Patients").waitFor();
    const openFor = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const item = document.querySelector(".DropDownMenu[data-open]");
          let left = 0;
          item?.addEventListener("pointerleave", () => {
            left = performance.now();
          });
          new MutationObserver(() => resolve(performance.now() - left)).observe(item as Element, {
            attributeFilter: ["data-open"],
          });
        }),
    );
    await page.mouse.move(640, 700);
    expect(await openFor).toBeGreaterThanOrEqual(149);
    expect(await menuLink(page, "Get More Patients").isVisible()).toBe(false);
    await end();
  });

  it("stay open on the way over the gap to their links, and when the pointer returns in time", async () => {
    const { page, end } = await liveVisit(WIDE);
    const box = await menuButton(page, "Solutions").boundingBox();
    if (!box) throw new Error("no button");
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.evaluate(() => {
      document.querySelector(".DropDownMenu[data-open]")?.setAttribute("data-first", "");
    });
    const closed = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const item = document.querySelector(".DropDownMenu[data-first]");
          new MutationObserver(() => resolve(true)).observe(item as Element, {
            attributeFilter: ["data-open"],
          });
          setTimeout(() => resolve(false), 600);
        }),
    );
    await page.mouse.move(box.x + 20, box.y + box.height + 5);
    await page.mouse.move(box.x + 20, box.y + box.height + 40);
    await page.mouse.move(box.x - 300, box.y + box.height + 300);
    await page.mouse.move(box.x + 20, box.y + 20);
    expect(await closed).toBe(false);
    expect(await isExpanded(page, "Solutions")).toBe("true");
    await end();
  });

  it("are open one at a time", async () => {
    const { page, end } = await liveVisit(WIDE);
    await menuButton(page, "Platform").click();
    await menuButton(page, "Solutions").hover();
    expect(await isExpanded(page, "Solutions")).toBe("true");
    expect(await isExpanded(page, "Platform")).toBe("false");
    await end();
  });

  it("stay when a click has pinned what hovering opened, and close on the next click", async () => {
    const { page, end } = await liveVisit(WIDE);
    await menuButton(page, "Platform").click();
    await page.mouse.move(640, 700);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await isExpanded(page, "Platform")).toBe("true");
    await menuButton(page, "Platform").click();
    expect(await isExpanded(page, "Platform")).toBe("false");
    await end();
  });

  it.each(["Enter", "Space"])("open on %s, close on Escape, and give the focus back", async (key) => {
    const { page, end } = await liveVisit(WIDE);
    await menuButton(page, "Solutions").focus();
    await page.keyboard.press(key);
    expect(await isExpanded(page, "Solutions")).toBe("true");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Solutions Overview");
    await page.keyboard.press("Escape");
    expect(await isExpanded(page, "Solutions")).toBe("false");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Solutions menu",
    );
    await end();
  });

  it("close when the focus leaves them and when a press lands elsewhere", async () => {
    const { page, end } = await liveVisit(WIDE);
    await menuButton(page, "Resources").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await isExpanded(page, "Resources")).toBe("false");
    await menuButton(page, "Platform").click();
    await page.mouse.click(640, 700);
    expect(await isExpanded(page, "Platform")).toBe("false");
    await end();
  });

  it("open on a tap", async () => {
    const { page, end } = await liveVisit({ ...WIDE, hasTouch: true });
    await menuButton(page, "Platform").tap();
    expect(await isExpanded(page, "Platform")).toBe("true");
    await menuLink(page, "Engage More Patients").tap();
    await page.waitForURL("**/platform/engage-more-patients");
    expect(await isExpanded(page, "Platform")).toBe("false");
    await end();
  });

  it("keep what was open before the page was live", async () => {
    const { page, end } = await newVisit(browser, WIDE);
    const release = await holdBackScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await menuButton(page, "Platform").hover();
    await menuLink(page, "Get More Patients").waitFor();
    expect(await isExpanded(page, "Platform")).toBe("false");
    release();
    await untilLive(page);
    expect(await isExpanded(page, "Platform")).toBe("true");
    await page.mouse.move(640, 700);
    await menuLink(page, "Get More Patients").waitFor({ state: "hidden" });
    await end();
  });

  it("mark the present page and the menu that it stands in", async () => {
    const { page, end } = await liveVisit(WIDE, "/solutions/providers");
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
    expect(
      await current.evaluateAll((all) => all.map((element) => element.getAttribute("aria-current"))),
    ).toEqual(["true", "page"]);
    expect(await menuButton(page, "Solutions").getAttribute("aria-current")).toBe("true");
    await end();
  });
});

describe("the mobile menu", () => {
  it("opens and closes with its button, locks the page behind it, and tells its state", async () => {
    const { page, end, complaints } = await liveVisit(NARROW);
    await page.getByRole("button", { name: "Open menu", expanded: false }).click();
    const close = page.getByRole("button", { name: "Close menu", expanded: true });
    await close.waitFor();
    await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    expect(await page.locator("main").evaluate((main) => main.matches("[inert]"))).toBe(true);
    expect(await page.locator("footer").evaluate((footer) => footer.matches("[inert]"))).toBe(true);
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
    expect(await page.locator("[inert]").count()).toBe(0);
    expect(complaints).toEqual([]);
    await end();
  });

  it("closes on Escape and gives the focus back", async () => {
    const { page, end } = await liveVisit(NARROW);
    await page.getByRole("button", { name: "Open menu" }).focus();
    await page.keyboard.press("Enter");
    await tabTo(page, "For Employers");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open menu", expanded: false }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Open menu");
    await end();
  });

  it("closes when an item is chosen, also that of the present page, and focuses the page's heading", async () => {
    const { page, end } = await liveVisit({ ...NARROW, hasTouch: true });
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
    const { page, end } = await liveVisit(NARROW);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.locator("main:not([inert])").waitFor();
    expect(await page.getByRole("navigation", { name: "Mobile" }).count()).toBe(0);
    await end();
  });

  it("stays open when it was opened before the page was live", async () => {
    const { page, end } = await newVisit(browser, NARROW);
    const release = await holdBackScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    release();
    await page.getByRole("button", { name: "Close menu", expanded: true }).waitFor();
    expect(await page.locator("main").evaluate((main) => main.matches("[inert]"))).toBe(true);
    await end();
  });
});

describe("without script", () => {
  it("every link of the header can be seen and followed on a wide screen", async () => {
    const { page, end } = await newVisit(browser, { ...WIDE, javaScriptEnabled: false });
    await page.goto("/");
    const header = page.getByRole("banner");
    const reached = new Set(await visibleAddresses(page));
    for (const name of ["Platform", "Solutions", "Resources"]) {
      await menuButton(page, name).hover();
      await header.locator(".DropDownMenu:hover a").first().waitFor();
      for (const href of await visibleAddresses(page)) reached.add(href);
    }
    expect(reached).toEqual(new Set(HEADER_LINKS));
    await menuLink(page, "Modeled Outcomes").click();
    await page.waitForURL("**/modeled-outcomes");
    await end();
  });

  it("the drop-downs can be opened and left by keyboard", async () => {
    const { page, end } = await newVisit(browser, { ...WIDE, javaScriptEnabled: false });
    await page.goto("/");
    await menuButton(page, "Solutions").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/solutions/providers");
    expect(await page.locator("h1").count()).toBe(1);
    await end();
  });

  it("every link of the header can be seen and followed on a narrow screen", async () => {
    const { page, end } = await newVisit(browser, { ...NARROW, javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    expect(new Set(await visibleAddresses(page))).toEqual(new Set(HEADER_LINKS));
    await page.getByRole("link", { name: "For Health Plans" }).first().click();
    await page.waitForURL("**/solutions/health-plans");
    await end();
  });
});

function visibleAddresses(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("banner")
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute("href")),
    );
}

describe("the header's tone", () => {
  const tone = (page: Page) => page.getByRole("banner").getAttribute("data-tone");

  it("is right on the first paint: what the server sends is what lies under it", async () => {
    const { page, end } = await newVisit(browser, WIDE);
    for (const { path } of allPages) {
      const served = /<header[^>]*data-tone="(\w+)"/.exec(await (await page.request.get(path)).text())?.[1];
      await page.goto(path);
      await untilLive(page);
      expect({ path, tone: await tone(page) }).toEqual({ path, tone: served });
    }
    await end();
  });

  it("follows each band that passes 90 px below the top, and the footer", async () => {
    const { page, end } = await liveVisit({ ...WIDE, reducedMotion: "reduce" });
    const bands = page.locator("section[data-tone], footer[data-tone]");
    const seen = new Set<string>();
    for (const band of await bands.all()) {
      const own = await band.evaluate((element) => {
        window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80 });
        const { top, bottom } = element.getBoundingClientRect();
        return top <= 90 && bottom > 90 ? element.getAttribute("data-tone") : null;
      });
      if (!own) continue;
      seen.add(own);
      await expect.poll(() => tone(page)).toBe(own === "dark" || own === "gradient" ? "dark" : "light");
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    await end();
  });

  it("turns where a band's edge passes 90 px below the top", async () => {
    const { page, end } = await liveVisit({ ...WIDE, reducedMotion: "reduce" });
    const scrollSecondBandTo = (y: number) =>
      page.evaluate(async (distance) => {
        await document.fonts.ready;
        const band = document.querySelectorAll("main section[data-tone]")[1];
        window.scrollBy({ top: (band?.getBoundingClientRect().top ?? 0) - distance });
      }, y);
    await scrollSecondBandTo(86);
    await expect.poll(() => tone(page)).toBe("light");
    await scrollSecondBandTo(94);
    await expect.poll(() => tone(page)).toBe("dark");
    await end();
  });

  it("follows within a second what changes without any movement", async () => {
    const { page, end } = await liveVisit(WIDE);
    await page
      .locator("main section")
      .first()
      .evaluate((hero) => hero.setAttribute("data-tone", "light"));
    expect(await tone(page)).toBe("dark");
    await expect.poll(() => tone(page), { timeout: 2000 }).toBe("light");
    await end();
  });

  it("gets a ground after 12 px", async () => {
    const { page, end } = await liveVisit(WIDE);
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => {
        document.addEventListener("scroll", resolve, { once: true });
      });
      window.scrollTo({ top: 12 });
      await scrolled;
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.locator("header[data-stuck]").count()).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 13 }));
    await page.locator("header[data-stuck]").waitFor();
    expect((await page.locator("header").boundingBox())?.y).toBe(0);
    await end();
  });
});
