import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { newVisit, openBeforeHydration, untilLive } from "../support/browser";
import { translators } from "../support/pageTranslator";

/** What React writes to the console where it renders a page again because its words differ from the served ones. */
const HYDRATION_MISMATCH = "React error #418";

/** What a visitor does on a page, by its address. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    await page.getByRole("button", { name: "Solutions menu" }).click();
    await page.locator("#solutions-menu").getByRole("link", { name: "For Employers" }).click();
    await page.waitForURL("**/solutions/employers");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await page.locator("h1").count()).toBe(1);
  },
  "/blog": async (page) => {
    const cards = () => page.locator(".ArticleCard").count();
    await page.locator(".TopicChips").getByRole("link", { name: "Engagement" }).click();
    await page.getByRole("searchbox").fill("worth answering");
    await expect.poll(cards).toBe(1);
    expect(await page.locator("#browse").getByRole("status").textContent()).toContain("1 article");
    await page.getByRole("searchbox").fill("no such words");
    await page.getByRole("heading", { name: "No articles match yet" }).waitFor();
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expect.poll(cards).toBe(6);
  },
  "/contact": async (page) => {
    const form = page.locator("main form");
    const submit = form.locator("[type=submit]");
    await submit.click();
    await expect.poll(() => form.locator("[aria-invalid=true]").count()).toBe(3);
    await form.getByRole("textbox").nth(0).fill("Ann");
    await form.getByRole("textbox").nth(1).fill("ann@example.org");
    await form.getByRole("combobox").selectOption({ index: 3 });
    await submit.click();
    await form.getByText("Message sent!").waitFor();
    await page.getByRole("button", { name: "Dismiss notification" }).click();
    await page.locator("#faq summary").nth(2).click();
    await expect.poll(() => page.locator("#faq details[open]").count()).toBe(1);
  },
};

describe.each([
  { manner: "wraps every text", isLive: false },
  { manner: "wraps every text", isLive: true },
  { manner: "rewrites every text", isLive: true },
] as const)("a browser that $manner of a page (live: $isLive)", ({ manner, isLive }) => {
  it.each(Object.entries(visits))("leaves it working, with what was typed: %s", async (path, use) => {
    const { page, complaints } = await newVisit({ reducedMotion: "reduce" });
    const translate = async () => {
      await page.locator("footer").waitFor();
      await translators[manner](page);
    };
    const hydrate = await openBeforeHydration(page, path);
    if (!isLive) await translate();
    const email = page.locator("footer [type=email]");
    await email.fill("ann@example.org");
    hydrate();
    await untilLive(page);
    if (isLive) await translate();
    expect(await email.inputValue()).toBe("ann@example.org");
    await use(page);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes(HYDRATION_MISMATCH))).toEqual([]);
  });
});
