import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisit, untilLive } from "../../support/browser";
import { startTemporarySite, type TemporarySite } from "../../support/temporarySite.mjs";

/** As long as a build may take on a busy machine. */
const WAIT = { timeout: 60_000 };
const STYLES = "shared/styles/base.css";

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

it("in development the seventh tab is live, and an earlier one shows a saved style when somebody comes back to it", async () => {
  const { page: first, context } = await newVisit();
  const tabs = [first];
  while (tabs.length < 7) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto(`${site.origin}/login`);
    await untilLive(tab);
    if (tab !== tabs.at(-1)) await tab.evaluate(setHidden, true);
  }
  await site.write(STYLES, `${await site.read(STYLES)}\nbody { margin-left: 5px }`);
  const marginIn = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).marginLeft);
  await expect.poll(() => marginIn(tabs.at(-1) ?? first), WAIT).toBe("5px");
  await first.evaluate(setHidden, false);
  await expect.poll(() => marginIn(first), WAIT).toBe("5px");
  await context.close();
}, 90_000);

/** Without windows, Chromium has all tabs visible. */
function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
