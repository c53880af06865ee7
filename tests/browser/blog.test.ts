import { describe, expect, it } from "vitest";
import { liveVisit, newVisit, openBeforeHydration } from "../support/browser";

describe("the blog", () => {
  it("keeps its filters through a reload and through Back", async () => {
    const { page, end, complaints } = await newVisit();
    await page.goto("/blog");
    await page.getByRole("searchbox").fill("list");
    await page.waitForURL("**/blog?q=list");
    await page.reload();
    expect(await page.getByRole("status").filter({ hasText: "article" }).textContent()).toBe("1 article");
    expect(await page.getByRole("searchbox").inputValue()).toBe("list");
    await page.getByRole("link", { name: "Research", exact: true }).click();
    await page.waitForURL("**/blog?q=list&topic=Research");
    await page.goBack();
    await page.waitForURL("**/blog?q=list");
    await page.locator("#article-5").waitFor();
    expect(complaints).toEqual([]);
    await end();
  });

  it("filters without script, as a plain form and by links", async () => {
    const { page, end } = await newVisit({ javaScriptEnabled: false });
    await page.goto("/blog");
    await page.getByRole("searchbox").fill("hallam");
    await page.getByRole("button", { name: "Search articles" }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === "hallam");
    await expect.poll(() => page.locator(".ArticleCard").count()).toBe(1);
    await page.getByRole("link", { name: "Research", exact: true }).click();
    await page.getByRole("heading", { name: "No articles match yet" }).waitFor();
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expect.poll(() => page.locator(".ArticleCard").count()).toBe(6);
    await end();
  });

  it("applies what was typed before the page came alive", async () => {
    const { page, end } = await newVisit();
    const hydrate = await openBeforeHydration(page, "/blog");
    await page.getByRole("searchbox").fill("outreach");
    hydrate();
    await page.waitForURL("**/blog?q=outreach");
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("outreach");
    await end();
  });

  it("leads from a card to its article and Back to the card, with focus, title and position", async () => {
    const { page, end, complaints } = await liveVisit("/blog?audience=Plans", { reducedMotion: "reduce" });
    await page
      .getByRole("link", { name: "Shared savings start with a shared list" })
      .first()
      .scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    // Anywhere on the card.
    await page.locator("#article-5").click();
    await page.waitForURL("**/blog?article=shared-savings-shared-list&audience=Plans");
    const heading = page.getByRole("heading", { level: 1, name: "Shared savings start with a shared list" });
    await expect.poll(() => heading.evaluate((h1) => h1 === document.activeElement)).toBe(true);
    expect(await page.title()).toBe("Shared savings start with a shared list | Larkwell");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.getByRole("status").filter({ hasText: "page loaded" }).textContent()).toContain(
      "Shared savings start with a shared list",
    );
    await page.goBack();
    await page.locator("#article-5").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await heading.waitFor();
    await page.getByRole("link", { name: "Back to all articles" }).first().click();
    await page.waitForURL("**/blog?audience=Plans#article-5");
    await expect
      .poll(() => page.locator("#article-5").evaluate((card) => card === document.activeElement))
      .toBe(true);
    expect(complaints).toEqual([]);
    await end();
  });

  it("fetches an article's words when a visitor points at its card, and nothing more to show it", async () => {
    const { page, end } = await liveVisit("/blog");
    const words = page.waitForResponse(/a-reminder-worth-answering-\w+\.js$/);
    await page.getByRole("link", { name: "What makes a reminder worth answering" }).first().hover();
    expect((await words).ok()).toBe(true);
    await end();
  });

  it("shows a finished picture where the picture host is down", async () => {
    const { page, end } = await newVisit();
    await page.route("https://images.larkwell.example/**", (route) => route.abort());
    await page.goto("/blog");
    await page.locator(".Picture").scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector(".Picture img") === null);
    expect(await page.locator(".Picture svg").isVisible()).toBe(true);
    await end();
  });
});
