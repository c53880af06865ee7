import { describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { ALL_BUT_THE_ENTRY, newVisit, openBeforeHydration } from "../support/browser";
import { breakRendering } from "../support/breakRendering";
import { footerLink } from "../support/headerParts";
import { translate } from "../support/pageTranslator";
import { isWhole } from "../support/tier.mjs";

/** The site cannot come alive, while its visitor types on. */
const breakHydration = (page: Page) =>
  page.evaluate(() => {
    History.prototype.replaceState = () => {
      const email = document.querySelector<HTMLInputElement>("footer input");
      if (email) email.value = "late@visitor.example";
      throw new Error("broken on purpose");
    };
  });

describe("the served page", () => {
  it.each<[what: string, fail: (page: Page) => Promise<unknown>]>([
    [
      "rendering in the browser fails",
      async (page) => {
        const hydrate = await openBeforeHydration(page, "/about");
        await breakRendering(page);
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
  ])("stays, with working links, where %s", async (_, fail) => {
    const { page, context } = await newVisit();
    await fail(page);
    expect(await page.locator("header[data-live]").count()).toBe(0);
    await footerLink(page, "For Employers").click();
    await page.waitForURL("**/solutions/employers");
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await context.close();
  });
});

type Happening = readonly [
  where: string,
  path: string,
  typed: string,
  happen: (page: Page) => Promise<unknown>,
];

const MEANWHILE: readonly Happening[] = [
  ["once the page is live", "/about", "early", async () => {}],
  ["where the page is translated meanwhile, and so rendered again", "/about", "early", translate],
  ["as typed last where rendering fails", "/blog?article=how-we-test-a-nudge", "late", breakHydration],
];
const AT_NIGHT: readonly Happening[] = [
  ["where modules cannot be fetched", "/about", "early", (page) => page.context().setOffline(true)],
];

it.each(isWhole ? [...MEANWHILE, ...AT_NIGHT] : MEANWHILE)(
  "a submit before the page is live is seen, and takes effect once: %s",
  async (_, path, typed, happen) => {
    const { page, context } = await newVisit();
    const client = await context.newCDPSession(page);
    await client.send("Page.enable");
    const sent: string[] = [];
    client.on("Page.frameRequestedNavigation", ({ url }) => sent.push(decodeURIComponent(url)));
    await page.clock.install();
    const hydrate = await openBeforeHydration(page, path);
    await page.clock.pauseAt(Date.now() + 60_000);
    const footer = page.getByRole("contentinfo");
    const button = footer.locator("[type=submit]");
    const held = footer.getByText("One moment: the page is still loading.");
    await footer.getByRole("textbox", { name: "Email address" }).fill("early@visitor.example");
    await button.click();
    expect(await held.evaluate((words) => words.closest("[aria-live=polite]") !== null)).toBe(true);
    expect([sent, await button.getAttribute("aria-busy"), await held.isVisible()]).toEqual([
      [],
      "true",
      true,
    ]);
    await happen(page);
    hydrate();
    await expect
      .poll(() => sent)
      .toEqual([expect.stringMatching(new RegExp(`^mailto:.*${typed}@visitor`, "s"))]);
    await page.clock.runFor(1000);
    expect(sent).toHaveLength(1);
    expect(page.url().endsWith(path)).toBe(true);
    expect(await button.getAttribute("aria-busy")).toBeNull();
    expect(await held.isVisible()).toBe(false);
    await context.close();
  },
);
