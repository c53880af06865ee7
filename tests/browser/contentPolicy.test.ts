import { expect, it } from "vitest";
import { company } from "../../shared/company";
import { allPages, pages } from "../../shared/pageTable";
import { ALL_BUT_THE_ENTRY, newVisit, untilLive, type Visit } from "../support/browser";

/** A visit whose pages report what the policy blocks. */
async function watchedVisit(): Promise<Visit & { readonly violations: string[] }> {
  const visit = await newVisit();
  const violations: string[] = [];
  await visit.context.exposeFunction(
    "reportViolation",
    (violation: string) => void violations.push(violation),
  );
  await visit.context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reportViolation(`${location.pathname}: ${violatedDirective} keeps out ${blockedURI || "inline code"}`),
    );
  });
  return { ...visit, violations };
}

it("keeps nothing from any page: styles, fonts, pictures, the map, the manifest, data for programs; no console says a word", async () => {
  const { page, context, violations, complaints } = await watchedVisit();
  for (const { path } of allPages) {
    await page.goto(path);
    await untilLive(page);
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    });
    expect(fonts.toSorted().join(), path).toMatch(/Hedvig.*Instrument/);
  }
  const client = await context.newCDPSession(page);
  const { url, errors } = await client.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
  await page.goto(pages.blog.path);
  await untilLive(page);
  const picture = page.locator(`img[src^="${company.imageOrigin}"]`).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(pages.contact.path);
  await untilLive(page);
  await page.locator(".OfficeMap").scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(company.mapFrameUrl);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);

  // The policy is in force, and this test would hear of it.
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await expect.poll(() => violations).toEqual([expect.stringContaining("style-src-attr keeps out inline")]);
  await context.close();
});

it("lets mail forms open the mail program where no script runs", async () => {
  const { page, context, violations } = await watchedVisit();
  await page.route(ALL_BUT_THE_ENTRY, (route) => route.abort());
  const client = await context.newCDPSession(page);
  await client.send("Page.enable");
  const opened: string[] = [];
  client.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url !== company.mapFrameUrl) opened.push(url);
  });
  await page.goto(pages.contact.path);
  const forms = page.locator('form[action^="mailto:"]');
  expect(await forms.count()).toBeGreaterThan(0);
  for (const form of await forms.all()) await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect.poll(() => opened.length).toBe(await forms.count());
  expect(opened.filter((url) => !url.startsWith("mailto:"))).toEqual([]);
  expect(violations).toEqual([]);
  await context.close();
});
