import { expect, it } from "vitest";
import { ALL_BUT_THE_ENTRY, holdBack, newVisit } from "../support/browser";

it("the first load fetches all that brings the page to life at once, is laid out with its styles alone, and painted without scripts", async () => {
  const { page, context } = await newVisit();
  const requested: string[] = [];
  // None of them may wait for what another one imports.
  await page.route(ALL_BUT_THE_ENTRY, (route) => void requested.push(route.request().url()));
  const letStylesCome = await holdBack(page, /\/assets\/[^/]*\.css$/);
  const entry = page.waitForResponse(/\/assets\/main-[^/]*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await (await entry).finished();
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  await expect.poll(() => requested.length).toBe(3);
  const events = () =>
    page.evaluate(() => {
      const [visited] = performance.getEntriesByType("navigation");
      const ended = (visited as PerformanceNavigationTiming).domContentLoadedEventStart > 0;
      return { ended, painted: performance.getEntriesByType("paint").length > 0 };
    });
  // The browser would lay out a document that has ended without its styles.
  expect(await events()).toEqual({ ended: false, painted: false });
  letStylesCome();
  await expect.poll(events).toEqual({ ended: true, painted: true });
  await context.close();
});
