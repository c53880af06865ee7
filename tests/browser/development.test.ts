import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisit, untilLive } from "../support/browser";
import { startTemporarySite, type TemporarySite } from "../support/temporarySite.mjs";

/** As long as a build may take on a busy machine. */
const WAIT = { timeout: 60_000 };
const STYLES = "shared/styles/base.css";

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

it("in development a page shows a saved style", async () => {
  const { page, context } = await newVisit();
  await page.goto(`${site.origin}/login`);
  await untilLive(page);
  await site.write(STYLES, `${await site.read(STYLES)}\nbody { margin-left: 3px }`);
  const margin = () => page.evaluate(() => getComputedStyle(document.body).marginLeft);
  await expect.poll(margin, WAIT).toBe("3px");
  await context.close();
});
