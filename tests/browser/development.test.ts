import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { startTemporarySite, type TemporarySite } from "../support/temporarySite.mjs";
import { newVisit, untilLive } from "../support/browser";

const STYLES = "shared/styles/base.css";
const COMPONENT = "shared/pages/login/SignIn.tsx";

/** What a visitor has done before the save. */
const KEPT = { email: "ada@example.com", scrollY: 120 };

let site: TemporarySite;
let page: Page;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

let context: BrowserContext;
let complaints: string[];
const visit = async (path: string) => {
  await page.goto(site.origin + path);
  await untilLive(page);
};
beforeEach(async () => {
  ({ page, complaints, context } = await newVisit({ viewport: { width: 1000, height: 500 } }));
  await visit("/login");
  await emailField().fill(KEPT.email);
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), KEPT.scrollY);
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

const emailField = () => page.getByLabel("Email", { exact: true });
const kept = async () => ({
  email: await emailField().inputValue(),
  scrollY: await page.evaluate(() => window.scrollY),
});

describe("a page in development", () => {
  it("shows each saved style at once, with what was typed and where it was scrolled to", async () => {
    const styles = await site.read(STYLES);
    for (const margin of ["3px", "4px"]) {
      // As an editor does that empties the file first, on a busy machine.
      await site.write(STYLES, "");
      await delay(25);
      await site.write(STYLES, `${styles}\nbody { margin-left: ${margin} }`);
      await page.waitForFunction((set) => getComputedStyle(document.body).marginLeft === set, margin);
    }
    expect(await kept()).toEqual(KEPT);
    await expect.poll(() => page.locator('link[rel="stylesheet"]').count()).toBe(1);
  });

  it("shows an error in a component over the page, and its line in the terminal, and reloads the page with the fixed component", async () => {
    const component = await site.read(COMPONENT);
    await site.write(COMPONENT, `${component}const words = "`);
    await page
      .getByRole("alert")
      .filter({ hasText: `${COMPONENT}:` })
      .waitFor();
    await site.said(new RegExp(`${COMPONENT}:${component.split("\n").length}:`));
    expect((await fetch(`${site.origin}/login`)).status).toBe(200);
    expect(await kept()).toEqual(KEPT);
    await site.write(COMPONENT, component.replace("{content.heading}", "Words of a fixed component"));
    await page.getByText("Words of a fixed component").waitFor();
    await untilLive(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("finds in the browser exactly what the server rendered, attributes too, on every page", async () => {
    for (const path of [...allPages.map(({ path }) => path), "/no/such/page"]) {
      await visit(path);
      // React's development build reports every difference.
      expect(complaints, path).toEqual([]);
    }
  });
});
