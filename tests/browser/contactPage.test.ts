import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { pages } from "../../shared/pageTable";
import { newVisit } from "../support/browser";

/** So low that a lazy frame below it is not near yet. */
const LOW_WINDOW = { width: 390, height: 600 };

describe("questions on the contact page", () => {
  it.each([true, false])(
    "open one at a time, the first at the start (script: %s)",
    async (javaScriptEnabled) => {
      const { page, end } = await newVisit({ javaScriptEnabled });
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
  const map = (page: Page) => page.getByTitle("Map of the Larkwell office at 100 Harbor Street, Boston");

  it.each([true, false])("loads when a visitor comes near (script: %s)", async (javaScriptEnabled) => {
    const { page, end, complaints } = await newVisit({ javaScriptEnabled, viewport: LOW_WINDOW });
    const request = page.waitForRequest(company.mapFrameUrl);
    await page.goto(pages.contact.path, { waitUntil: "load" });
    expect(await map(page).getAttribute("loading")).toBe("lazy");
    await map(page).scrollIntoViewIfNeeded();
    await request;
    expect(complaints).toEqual([]);
    await end();
  });

  it.each<[string, (route: Route) => Promise<void>]>([
    ["cannot be reached", (route) => route.abort("connectionrefused")],
    ["responds with an error", (route) => route.fulfill({ status: 503, body: "busy" })],
  ])("leaves the address and its link in sight when its host %s", async (_, fail) => {
    const { page, end } = await newVisit();
    await page.route(company.mapFrameUrl, fail);
    await page.goto(pages.contact.path);
    const figure = page.locator("#map figure");
    await figure.getByText("The map did not load.").waitFor();
    expect(await map(page).count()).toBe(0);
    expect(await figure.getByText("100 Harbor Street").isVisible()).toBe(true);
    await figure.getByRole("link", { name: "Open in maps" }).click({ trial: true });
    await end();
  });
});
