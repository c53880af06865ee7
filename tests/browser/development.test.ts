import { afterAll, beforeAll, expect, it } from "vitest";
import { allPages } from "../../shared/routes/pageTable";
import { newVisit, untilLive } from "../support/browser";
import { isWhole } from "../support/tier.mjs";
import { startTemporarySite, type TemporarySite } from "../support/temporarySite.mjs";

const STYLES = "shared/styles/base.css";

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

// In jsdom all pages are asked, by shared/hydration.test.tsx.
const asked = isWhole ? [...allPages.map(({ path }) => path), "/no/such/page"] : ["/", "/contact"];

it.each(asked)(
  "in development the browser finds on %s exactly what the server rendered, attributes too",
  async (path) => {
    const { page, complaints } = await newVisit();
    await page.goto(site.origin + path);
    await untilLive(page);
    // React's development build reports every difference.
    expect(complaints).toEqual([]);
  },
);

it("in development a page shows a saved style", async () => {
  const { page, context } = await newVisit();
  await page.goto(`${site.origin}/login`);
  await untilLive(page);
  await site.write(STYLES, `${await site.read(STYLES)}\nbody { margin-left: 3px }`);
  const margin = () => page.evaluate(() => getComputedStyle(document.body).marginLeft);
  await expect.poll(margin).toBe("3px");
  await context.close();
});
