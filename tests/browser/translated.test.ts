import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { filterOptions } from "../../shared/pages/blog/blogFilters";
import { pages } from "../../shared/pageTable";
import { newVisit, openBeforeHydration, untilLive } from "../support/browser";
import { translators } from "../support/pageTranslator";

/** The pages that have live parts of their own. */
const livelyPages = [pages.home, pages.engageMorePatients, pages.blog, pages.modeledOutcomes, pages.contact];

type Translate = (page: Page) => Promise<void>;

/** What React writes to the console where it renders a page again because its words differ from the served ones. */
const HYDRATION_MISMATCH = "React error #418";

const unexpected = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !complaint.includes(HYDRATION_MISMATCH));

/** Opens a page and translates it between the server's response and hydration. */
async function openAndTranslateEarly(page: Page, path: string, translate: Translate): Promise<void> {
  const hydrate = await openBeforeHydration(page, path);
  await page.locator("footer").waitFor();
  await translate(page);
  hydrate();
  await untilLive(page);
}

/** Opens a page and translates it once it is alive. */
async function openAndTranslateLate(page: Page, path: string, translate: Translate): Promise<void> {
  await page.goto(path);
  await untilLive(page);
  await translate(page);
}

describe("a page that is translated before it is live", () => {
  it.each(livelyPages.map(({ path }) => path))("comes alive all the same: %s", async (path) => {
    const { page, end, complaints } = await newVisit();
    await openAndTranslateEarly(page, path, translators["wraps every text"]);
    expect(unexpected(complaints)).toEqual([]);
    expect(await page.locator("h1").count()).toBe(1);
    await end();
  });
});

describe("what a visitor types before the page is live", () => {
  it("stays where the page is translated meanwhile", async () => {
    const { page, end, complaints } = await newVisit();
    const hydrate = await openBeforeHydration(page, pages.contact.path);
    await page.locator("footer").waitFor();
    await translators["wraps every text"](page);
    const fields = page.locator("main form").locator("input, textarea");
    await fields.first().fill("Ann");
    await fields.last().fill("Hello");
    hydrate();
    await untilLive(page);
    expect(await fields.first().inputValue()).toBe("Ann");
    expect(await fields.last().inputValue()).toBe("Hello");
    expect(unexpected(complaints)).toEqual([]);
    await end();
  });
});

describe.each(Object.entries(translators))("a browser that %s", (_, translate) => {
  describe("and translates a page when it is live", () => {
    it("leaves the menu working, and links to other pages", async () => {
      const { page, end, complaints } = await newVisit({ reducedMotion: "reduce" });
      await openAndTranslateLate(page, pages.home.path, translate);
      await page.getByRole("button", { name: "Solutions menu" }).click();
      await page.locator("#solutions-menu").getByRole("link", { name: "For Employers" }).click();
      await page.waitForURL(`**${pages.employers.path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.pathname === pages.home.path);
      expect(await page.locator("h1").count()).toBe(1);
      expect(unexpected(complaints)).toEqual([]);
      await end();
    });

    it("leaves the blog's filters working", async () => {
      const { page, end, complaints } = await newVisit({ reducedMotion: "reduce" });
      await openAndTranslateLate(page, pages.blog.path, translate);
      await page.locator(".TopicChips").getByRole("link", { name: "Research" }).click();
      await expect.poll(() => page.locator(".ArticleCard").count()).toBe(1);
      expect(await page.locator(".Browse-count").textContent()).toContain("1 article");
      await page.getByRole("searchbox").fill("no such words");
      await page.getByRole("heading", { name: "No articles match yet" }).waitFor();
      await page.getByRole("link", { name: "Clear Filters" }).click();
      await expect.poll(() => page.locator(".ArticleCard").count()).toBe(6);
      await page.locator(".SearchTools select[name=topic]").selectOption({ index: 2 });
      await page.waitForURL((url) => url.searchParams.get("topic") === filterOptions.topic[2]);
      expect(unexpected(complaints)).toEqual([]);
      await end();
    });

    it("leaves the contact form and its questions working", async () => {
      const { page, end, complaints } = await newVisit({ reducedMotion: "reduce" });
      await openAndTranslateLate(page, pages.contact.path, translate);
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
      expect(unexpected(complaints)).toEqual([]);
      await end();
    });
  });
});
