import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration, untilLive } from "../support/browser";
import { translators } from "../support/pageTranslator";

const reducedMotion = "reduce";

/** What React writes to the console where it renders a page again because its words differ from the served ones. */
const HYDRATION_MISMATCH = "React error #418";

const unexpected = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !complaint.includes(HYDRATION_MISMATCH));

describe("a page that is translated before it is live", () => {
  it.each(["/", "/blog", "/contact"])("comes alive all the same, with what was typed: %s", async (path) => {
    const { page, end, complaints } = await newVisit();
    const hydrate = await openBeforeHydration(page, path);
    await page.locator("footer").waitFor();
    await translators["wraps every text"](page);
    const fields = page.locator("form").locator("input, textarea");
    await fields.first().fill("ann@example.org");
    await fields.last().fill("ann@example.org");
    hydrate();
    await untilLive(page);
    expect(await fields.first().inputValue()).toBe("ann@example.org");
    expect(await fields.last().inputValue()).toBe("ann@example.org");
    expect(await page.locator("h1").count()).toBe(1);
    expect(unexpected(complaints)).toEqual([]);
    await end();
  });
});

/** What a visitor does on a page, by its address. */
const visits: readonly (readonly [path: string, use: (page: Page) => Promise<void>])[] = [
  [
    "/",
    async (page) => {
      await page.getByRole("button", { name: "Solutions menu" }).click();
      await page.locator("#solutions-menu").getByRole("link", { name: "For Employers" }).click();
      await page.waitForURL("**/solutions/employers");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await page.locator("h1").count()).toBe(1);
    },
  ],
  [
    "/blog",
    async (page) => {
      const cards = () => page.locator(".ArticleCard").count();
      await page.locator(".TopicChips").getByRole("link", { name: "Research" }).click();
      await expect.poll(cards).toBe(1);
      expect(await page.locator(".Browse-count").textContent()).toContain("1 article");
      await page.getByRole("searchbox").fill("no such words");
      await page.getByRole("heading", { name: "No articles match yet" }).waitFor();
      await page.getByRole("link", { name: "Clear Filters" }).click();
      await expect.poll(cards).toBe(6);
    },
  ],
  [
    "/contact",
    async (page) => {
      const form = page.locator("main form");
      await form.getByRole("button").click();
      await expect.poll(() => form.locator("[aria-invalid=true]").count()).toBe(3);
      await form.getByRole("textbox").nth(0).fill("Ann");
      await form.getByRole("textbox").nth(1).fill("ann@example.org");
      await form.getByRole("combobox").selectOption({ index: 3 });
      await form.getByRole("button").click();
      await form.getByText("Message sent!").waitFor();
      await page.getByRole("button", { name: "Dismiss notification" }).click();
      await page.locator("#faq summary").nth(2).click();
      await expect.poll(() => page.locator("#faq details[open]").count()).toBe(1);
    },
  ],
];

describe.each(Object.entries(translators))("a browser that %s of a live page", (_, translate) => {
  it.each(visits)("leaves it working: %s", async (path, use) => {
    const { page, end, complaints } = await liveVisit(path, { reducedMotion });
    await translate(page);
    await use(page);
    expect(unexpected(complaints)).toEqual([]);
    await end();
  });
});
