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

  it("clears the filters when a Most Read item is followed, so that its card is there", async () => {
    const { page, end } = await liveVisit("/blog?topic=Research", { reducedMotion: "reduce" });
    await page.getByRole("link", { name: /Shared savings start/ }).click();
    await page.waitForURL("**/blog#article-5");
    await page.waitForFunction(() => {
      const top = document.querySelector("#article-5")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    });
    expect(await page.locator("#article-5").isVisible()).toBe(true);
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
