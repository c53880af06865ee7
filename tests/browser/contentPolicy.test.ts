import { expect, it } from "vitest";
import { company } from "../../shared/company";
import { pages } from "../../shared/pageTable";
import { ALL_BUT_THE_ENTRY, liveVisit, newVisit } from "../support/browser";

// What it keeps out, the console says: that of every page is silent where layoutShift.test.ts loads it.
it("the content policy lets in the manifest, the blog's picture and the map, and keeps out styles of strangers", async () => {
  const { page, context, complaints } = await liveVisit(pages.blog.path);
  const client = await context.newCDPSession(page);
  const { url, errors } = await client.send("Page.getAppManifest");
  expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
  const picture = page.locator(`img[src^="${company.imageOrigin}"]`).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(pages.contact.path);
  await page.locator(".OfficeMap").scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(company.mapFrameUrl);
  expect(complaints).toEqual([]);
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await expect.poll(() => complaints.join()).toMatch(/inline style .*Content Security Policy/);
  await context.close();
});

it("the content policy lets mail forms open the mail program where no script runs", async () => {
  const { page, context, complaints } = await newVisit();
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
  expect(complaints.filter((complaint) => complaint.includes("Content Security Policy"))).toEqual([]);
  await context.close();
});
