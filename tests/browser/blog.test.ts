import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  liveVisit,
  newVisit,
  openBeforeHydration,
  openVisit,
  untilAllIsLive,
  untilLive,
  untilNextFrame,
  type Visit,
} from "../support/browser";
import * as company from "../support/specifiedCompany";

/** The module with the table of all articles. */
const TABLE = /\/assets\/articles-\w+\.js$/;

const SHARED_LIST = /hared savings start with a shared list/;

const firstCard = (page: Page) => page.locator(".ArticleCard").first().innerText();

it("the blog's search applies what was typed before the page came alive, and keeps it through a reload and Back", async () => {
  const { page } = await newVisit();
  const hydrate = await openBeforeHydration(page, "/blog");
  await page.getByRole("searchbox").fill("shared list");
  hydrate();
  await page.waitForURL("**/blog?q=shared+list");
  await page.reload();
  await untilLive(page);
  await page.getByRole("heading", { name: SHARED_LIST }).first().waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("shared list");
  await page.getByRole("link", { name: "Research", exact: true }).click();
  await page.waitForURL("**/blog?q=shared+list&topic=Research");
  await page.locator(".TopicChips [aria-current]").getByText("Research").waitFor();
  await page.goBack();
  await page.waitForURL("**/blog?q=shared+list");
  await page.locator(".TopicChips [aria-current]").getByText("All topics").waitFor();
  await page.locator("#article-5").waitFor();
});

it("the blog filters without script, as a plain form and by links", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto("/blog");
  await page.getByRole("searchbox").fill("worth answering");
  await page.getByRole("button", { name: "Search articles" }).click();
  await page.waitForURL(/q=worth.answering.*#browse$/);
  await expect.poll(() => firstCard(page)).toContain("worth answering");
  await page.getByRole("link", { name: "Research", exact: true }).click();
  await page.getByRole("heading", { name: "No articles match yet" }).waitFor();
  expect(page.url()).toMatch(/topic=Research#browse$/);
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect.poll(() => page.locator(".ArticleCard").count()).toBe(6);
});

it("the chosen topic comes into sight in its row on a phone", async () => {
  const { page } = await liveVisit("/blog?topic=Industry+Trends", { viewport: { width: 390, height: 844 } });
  const isInSight = (chip: Element) => {
    const { left = 0, right = 0 } = chip.closest(".TopicChips")?.getBoundingClientRect() ?? {};
    return chip.getBoundingClientRect().left >= left && chip.getBoundingClientRect().right <= right;
  };
  for (const topic of ["Value-Based Care", "Engagement", "Health Equity", "Population Health", "Research"]) {
    await page.getByLabel("Topics").selectOption(topic);
    const chip = page.locator(".TopicChips [aria-current]").filter({ hasText: topic });
    await expect.poll(() => chip.evaluate(isInSight)).toBe(true);
  }
});

describe("a card of the blog", () => {
  const FILTERS = "q=shared&audience=Plans&product=Analytics&topic=Value-Based+Care";
  const TITLE = "Shared savings start with a shared list";
  let visit: Visit;
  let page: Page;
  let card: Locator;
  let placeOfVisitor: number;
  const scrollY = () => page.evaluate(() => window.scrollY);

  beforeAll(async () => {
    visit = await openVisit();
    page = visit.page;
    card = page.locator("#article-5");
    await page.goto(`/blog?${FILTERS}`);
    await untilLive(page);
    await card.scrollIntoViewIfNeeded();
    placeOfVisitor = await scrollY();
  });
  afterAll(() => visit.context.close());

  it("fetches the words of its article when a visitor points at it", async () => {
    const words = page.waitForResponse(/shared-savings-shared-list-\w+\.js$/);
    await card.getByRole("link").first().hover();
    expect((await words).ok()).toBe(true);
  });

  describe("that is pressed anywhere", () => {
    beforeAll(async () => {
      // Over which the link of its title lies.
      await card.locator(".ArticleCard-teaser").click({ force: true });
      await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
    });

    it("opens its article at the top", async () => {
      expect(await scrollY()).toBe(0);
    });

    it("keeps the filters in the address", () => {
      expect(new URL(page.url()).search).toBe(`?article=shared-savings-shared-list&${FILTERS}`);
    });

    describe("and left by Back", () => {
      beforeAll(async () => {
        await page.goBack();
        await card.waitFor();
      });
      afterAll(() => page.goForward());

      it("is where the visitor left it", async () => {
        expect(placeOfVisitor).toBeGreaterThan(0);
        await expect.poll(scrollY).toBe(placeOfVisitor);
      });
    });

    describe("and left by 'Back to all articles'", () => {
      beforeAll(async () => {
        await page.getByRole("link", { name: "Back to all articles" }).first().click();
        await card.waitFor();
      });

      it("is at the same filters", () => {
        const { search, hash } = new URL(page.url());
        expect(search + hash).toBe(`?${FILTERS}#article-5`);
      });

      it("has the focus", async () => {
        await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
      });
    });
  });

  it("logs no errors and no warnings", () => {
    expect(visit.complaints).toEqual([]);
  });
});

it("the blog shows its picture over the scene, which is finished where the picture host is down", async () => {
  const { page, context } = await newVisit();
  await page.goto("/blog");
  await page.locator(".Picture").evaluate((picture) => picture.scrollIntoView({ block: "center" }));
  await page.waitForFunction(() => {
    const parts = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
    return parts.find((part) => part.closest(".Picture"))?.tagName === "IMG";
  });
  await page.route(`https://images.${company.domain}/**`, (route) => route.abort());
  await page.goto("/blog");
  await page.locator(".Picture").scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector(".Picture img") === null);
  expect(await page.locator(".Picture > .WaitingRoom").isVisible()).toBe(true);
  await context.close();
});

it("the blog fetches the table of all articles once a visitor comes near the search, and not before", async () => {
  const { page } = await liveVisit("/blog", { viewport: { width: 390, height: 844 } });
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => /articles-/.test(name)).length,
    );
  await untilAllIsLive(page);
  await untilNextFrame(page);
  expect(await fetched()).toBe(0);
  await page.getByRole("searchbox").scrollIntoViewIfNeeded();
  await expect.poll(fetched).toBe(1);
});

it("the blog keeps its list and what is typed while the table of all articles is on its way, then follows the last letter", async () => {
  const { page } = await newVisit();
  let send = () => {};
  const isAwaited = new Promise<void>((resolve) => (send = resolve));
  await page.route(TABLE, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto("/blog");
  await untilLive(page);
  await page.getByRole("searchbox").pressSequentially("hallam");
  await expect.poll(() => new URL(page.url()).search).toBe("?q=hallam");
  expect(await page.locator(".ArticleCard").count()).toBe(6);
  send();
  await expect.poll(() => firstCard(page)).toContain("Hallam");
  expect(await page.getByRole("searchbox").inputValue()).toBe("hallam");
});

it("the blog leaves the search to the server where the table of all articles cannot be fetched", async () => {
  const { page, context } = await newVisit();
  // However often it is asked for until the server is.
  await page.route(TABLE, (route) => route.abort());
  await page.goto("/blog");
  await untilLive(page);
  const request = page.waitForRequest(/\/blog\?q=hallam$/);
  await page.getByRole("searchbox").fill("hallam");
  const ofServer = await request;
  await page.unroute(TABLE);
  expect((await ofServer.response())?.status()).toBe(200);
  await expect.poll(() => firstCard(page)).toContain("Hallam");
  expect(await page.getByRole("searchbox").inputValue()).toBe("hallam");
  await context.close();
});

it("an address of an article that is not there comes alive as the 404 page, whose links work", async () => {
  const { page } = await liveVisit("/blog?article=no-such-article");
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  await page.goto("/blog?article=../core");
  await untilLive(page);
  expect(await page.title()).toBe(`Page Not Found | ${company.name}`);
});
