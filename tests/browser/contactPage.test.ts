import type { Browser, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { pages } from "../../shared/pageTable";
import { launchBrowser, newVisit } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe("questions on the contact page", () => {
  it.each([true, false])(
    "open one at a time, the first at the start (script: %s)",
    async (javaScriptEnabled) => {
      const { page, end } = await newVisit(browser, { javaScriptEnabled });
      await page.goto(pages.contact.path);
      const questions = page.locator("#faq details");
      const open = async () => {
        const states = await questions.all();
        return (await Promise.all(states.map((question) => question.getAttribute("open")))).flatMap(
          (state, index) => (state === null ? [] : [index]),
        );
      };
      expect(await open()).toEqual([0]);
      await questions.nth(2).locator("summary").click();
      expect(await open()).toEqual([2]);
      await questions.nth(2).locator("summary").click();
      expect(await open()).toEqual([]);
      await end();
    },
  );
});

describe("the map of the office", () => {
  const title = "Map of the Larkwell office at 100 Harbor Street, Boston";

  it.each([
    { width: 390, height: 600 },
    // Here it begins little below the window.
    { width: 1280, height: 800 },
  ])("is fetched only when a visitor scrolls near: $width × $height", async (viewport) => {
    const { page, end, complaints } = await newVisit(browser, { viewport });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(pages.contact.path, { waitUntil: "networkidle" });
    expect(asked).not.toContain(company.mapFrameUrl);
    expect(await page.getByText("The map did not load.").isVisible()).toBe(true);
    await page.locator("#map").scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByTitle(title).isVisible()).toBe(true);
    expect(asked).toContain(company.mapFrameUrl);
    expect(complaints).toEqual([]);
    await end();
  });

  const failures: [string, (route: Route) => Promise<void> | void][] = [
    ["cannot be reached", (route) => route.abort("connectionrefused")],
    ["answers with an error", (route) => route.fulfill({ status: 503, body: "busy" })],
  ];
  it.each(failures)(
    "leaves the address and its link in its place when the map's host %s",
    async (_, fail) => {
      const { page, end } = await newVisit(browser);
      await page.route(company.mapFrameUrl, fail);
      await page.goto(pages.contact.path, { waitUntil: "load" });
      await page.locator("#map").scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator("#map figure").getAttribute("data-state")).toBe("failed");
      expect(await page.locator("#map iframe").count()).toBe(0);
      expect(await page.locator("#map").getByRole("link", { name: "Open in maps" }).isVisible()).toBe(true);
      await end();
    },
  );

  it("leaves the address and its link in its place when the map is slow to come", async () => {
    const { page, context } = await newVisit(browser);
    await page.clock.install();
    let questions = 0;
    await page.route(company.mapFrameUrl, (route) => {
      questions += 1;
      // The host says that it lives, and then never sends the map.
      return questions === 1 ? route.fulfill({ status: 200, body: "" }) : undefined;
    });
    await page.goto(pages.contact.path, { waitUntil: "load" });
    await page.locator("#map").scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator("#map iframe").count()).toBe(1);
    expect(await page.locator("#map").getByRole("link", { name: "Open in maps" }).isVisible()).toBe(true);
    await page.clock.runFor(15_000);
    await expect.poll(() => page.locator("#map iframe").count()).toBe(0);
    await context.close();
  });

  it("does not cover the link in its place while the keyboard is there", async () => {
    const { page, end } = await newVisit(browser);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let questions = 0;
    await page.route(company.mapFrameUrl, async (route) => {
      questions += 1;
      if (questions > 1) await asked;
      await route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
    });
    await page.goto(pages.contact.path, { waitUntil: "load" });
    await page.locator("#map").scrollIntoViewIfNeeded();
    const map = page.locator("#map figure");
    await expect.poll(() => map.getAttribute("data-state")).toBe("loading");
    const link = page.locator("#map").getByRole("link", { name: "Open in maps" });
    await link.focus();
    answer();
    await expect.poll(() => map.getAttribute("data-state")).toBe("ready");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => map.getAttribute("data-state")).toBe("shown");
    await end();
  });

  it("is there without script, beside the link and not over it", async () => {
    const { page, end } = await newVisit(browser, { javaScriptEnabled: false });
    await page.goto(pages.contact.path);
    expect(await page.getByTitle(title).getAttribute("src")).toBe(company.mapFrameUrl);
    // Nothing tells there whether the map has come.
    await page.locator("#map").getByRole("link", { name: "Open in maps" }).click({ trial: true });
    await end();
  });
});
