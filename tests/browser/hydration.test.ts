import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import type { Page } from "playwright";
import {
  ALL_BUT_THE_ENTRY,
  liveVisit,
  newVisit,
  openBeforeHydration,
  untilLive,
  type Visit,
} from "../support/browser";
import { servedDevelopmentSite } from "../support/developmentSite";
import { translators } from "../support/pageTranslator";

const paths = [...allPages.map(({ path }) => path), "/no/such/page"];

describe("taking over the served page", () => {
  describe("with React's development build, which reports every difference", () => {
    let site: Awaited<ReturnType<typeof servedDevelopmentSite>>;
    let visit: Visit;
    beforeAll(async () => {
      site = await servedDevelopmentSite();
      visit = await newVisit({ baseURL: site.origin });
    });
    afterAll(() => site.end());

    it.each(paths)("finds in the browser exactly what the server rendered on %s", async (path) => {
      const { page, complaints } = visit;
      await page.goto(path);
      await untilLive(page);
      expect(complaints.filter(isUnexpected)).toEqual([]);
    });
  });

  const cannotBeRendered = (page: Page) =>
    page.evaluate(() => {
      Element.prototype.getBoundingClientRect = () => {
        throw new Error("broken on purpose");
      };
    });

  it.each<[what: string, fail: (page: Page) => Promise<unknown>]>([
    [
      "rendering in the browser fails",
      async (page) => {
        const hydrate = await openBeforeHydration(page, "/about");
        await cannotBeRendered(page);
        const failure = page.waitForEvent("pageerror");
        hydrate();
        await failure;
      },
    ],
    [
      "its modules cannot be fetched",
      async (page) => {
        await page.route(ALL_BUT_THE_ENTRY, (route) => route.abort());
        await page.goto("/about");
      },
    ],
  ])("leaves the served page with working links where %s", async (_, fail) => {
    const { page, context } = await newVisit();
    await fail(page);
    expect(await page.locator("header[data-live]").count()).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "For Employers" }).click();
    await page.waitForURL("**/solutions/employers");
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await context.close();
  });

  it("loads the document of a page that a link leads to where the whole site cannot be rendered any more", async () => {
    const { page, complaints, context } = await liveVisit("/");
    await cannotBeRendered(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "Good care starts with being seen" }).waitFor();
    await untilLive(page);
    expect(new URL(page.url()).pathname).toBe("/about");
    expect(complaints.join()).toContain("broken on purpose");
    await context.close();
  });
});

describe("a submit before the page is live", () => {
  const HELD = "One moment: the page is still loading.";

  /** Stops the page's clock, subscribes before hydration, and records where the page asks to go. */
  const subscribeEarly = async ({ page, context }: Visit) => {
    const client = await context.newCDPSession(page);
    await client.send("Page.enable");
    const requested: string[] = [];
    client.on("Page.frameRequestedNavigation", ({ url }) => requested.push(decodeURIComponent(url)));
    await page.clock.install();
    const hydrate = await openBeforeHydration(page, "/about");
    await page.clock.pauseAt(Date.now() + 60_000);
    const footer = page.getByRole("contentinfo");
    const email = footer.getByRole("textbox", { name: "Email address" });
    await email.fill("early@visitor.example");
    const button = page.getByRole("button", { name: "Subscribe" });
    await button.click();
    return { hydrate, requested, email, button, words: footer.getByText(HELD) };
  };

  it("takes effect once, when the page is live, and keeps what was typed from the address", async () => {
    const visit = await newVisit();
    const { page, context } = visit;
    const { hydrate, requested, button, words } = await subscribeEarly(visit);
    expect(requested).toEqual([]);
    expect(await button.getAttribute("aria-busy")).toBe("true");
    expect(await words.isVisible()).toBe(true);
    hydrate();
    await untilLive(page);
    await expect.poll(() => requested.length).toBe(1);
    expect(requested[0]).toContain("early@visitor.example");
    expect(new URL(page.url()).search).toBe("");
    expect(await button.getAttribute("aria-busy")).toBeNull();
    expect(await words.isVisible()).toBe(false);
    await context.close();
  });

  it("takes effect where the page is translated meanwhile, and so has to be rendered again", async () => {
    const visit = await newVisit();
    const { page, context } = visit;
    const { hydrate, requested } = await subscribeEarly(visit);
    await translators["wraps every text"](page);
    hydrate();
    await untilLive(page);
    await expect.poll(() => requested.length).toBe(1);
    expect(requested[0]).toContain("early@visitor.example");
    await context.close();
  });

  it("opens its message, with what was typed last, where rendering in the browser fails", async () => {
    const visit = await newVisit();
    const { page, context } = visit;
    await page.addInitScript(() => {
      Element.prototype.getBoundingClientRect = () => {
        const email = document.querySelector<HTMLInputElement>("footer input");
        if (email) email.value = "late@visitor.example";
        throw new Error("broken on purpose");
      };
    });
    const { hydrate, requested, email, button } = await subscribeEarly(visit);
    hydrate();
    await expect.poll(() => requested.length).toBe(1);
    expect(requested[0]).toMatch(/^mailto:.*late@visitor\.example/s);
    expect(await email.inputValue()).toBe("late@visitor.example");
    expect(await button.getAttribute("aria-busy")).toBeNull();
    await context.close();
  });
});

function isUnexpected(complaint: string): boolean {
  return !complaint.startsWith("404: no page at") && !complaint.includes("status of 404");
}
