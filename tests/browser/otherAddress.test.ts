import { expect, inject, it } from "vitest";
import { ALL_BUT_THE_ENTRY, holdBack, newVisit } from "../support/browser";

/** Where web archives, and gateways to the web, serve a document. */
const ARCHIVE = "/web/2026/http://larkwell.example";

it("a document stays what it is at another address, where its links and forms work", async () => {
  const [path, heading] = ["/blog?article=how-we-test-a-nudge", "How we test a nudge before members see it"];
  const { page } = await newVisit();
  await page.route(`${inject("origin")}${ARCHIVE}**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(ARCHIVE, "") }) }),
  );
  const release = await holdBack(page, ALL_BUT_THE_ENTRY);
  await page.goto(`${ARCHIVE}${path}`, { waitUntil: "domcontentloaded" });
  await page.locator("footer [type=email]").fill("ann@example.org");
  await page.locator("footer [type=submit]").click();
  await page.locator("footer [aria-busy]").waitFor();
  release();
  // The browser sends the form by itself.
  await page.locator("footer [aria-busy]").waitFor({ state: "detached" });
  expect(await page.locator("h1").textContent()).toBe(heading);
  await page.getByRole("contentinfo").getByRole("link", { name: "For Providers" }).click();
  await page.waitForURL("**/solutions/providers");
  expect(
    await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => name)),
  ).toEqual([page.url()]);
});
