// What a first visit fetches of the site, page by page, in bytes as they come over the wire.
import { fetchAnswer } from "./fetchAnswer.mjs";

const KINDS = ["document", "script", "stylesheet", "font"];

/** Bytes by kind, and how many requests a page makes before anybody has done anything. */
export async function measurePageBytes(browser, origin, paths) {
  const rows = [];
  for (const path of paths) {
    const requests = [];
    const page = await browser.newPage();
    page.on("request", (request) => {
      if (request.url().startsWith(origin)) requests.push(request);
    });
    await page.goto(`${origin}${path}`);
    await page.locator("header[data-live]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    await page.close();
    const row = {
      path,
      requests: requests.length,
      other: 0,
      ...Object.fromEntries(KINDS.map((kind) => [kind, 0])),
    };
    for (const request of requests) {
      const { body } = await fetchAnswer(request.url(), "br");
      row[KINDS.includes(request.resourceType()) ? request.resourceType() : "other"] += body.length;
    }
    rows.push(row);
  }
  return rows;
}
