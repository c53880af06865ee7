import { describe, expect, it } from "vitest";
import { holdBack, holdBackScripts, untilLive } from "../support/browser";
import { headerLink } from "../support/headerParts";
import { isSameDocument, markedVisit } from "../support/markedVisit";
import { distanceFrom, scrollPosition, scrollTo, SOME_LINES_PX } from "../support/scrollPosition";

describe("Back and Forward", () => {
  it("restore the position, and keep the announcement and the focus in step", async () => {
    const { page, end } = await markedVisit("/");
    await scrollTo(page, 1700);
    await headerLink(page, "About").click();
    await page.waitForURL("**/about");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(1700);
    expect(await page.title()).toBe("Larkwell | From Invisible to Engaged");
    await page.goForward();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    await end();
  });

  it("restore the position after a reload and across a document load", async () => {
    const { page, end } = await markedVisit("/");
    await scrollTo(page, 1700);
    await headerLink(page, "Contact Us").click();
    await page.waitForURL("**/contact");
    await page.reload();
    await untilLive(page);
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(1700);
    await page.goto("/login");
    await page.goBack();
    await untilLive(page);
    await expect.poll(() => distanceFrom(page, 1700)).toBeLessThan(SOME_LINES_PX);
    await end();
  });

  it("lead to the right page also before the page is live after a reload", async () => {
    const { page, end } = await markedVisit("/");
    await scrollTo(page, 1700);
    await headerLink(page, "Contact Us").click();
    await page.waitForURL("**/contact");
    const release = await holdBackScripts(page);
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /main-.*\.js/.test(name)),
    );
    const documentRequest = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => history.back());
    expect(new URL((await documentRequest).url()).pathname).toBe("/");
    release();
    await untilLive(page);
    await expect.poll(() => distanceFrom(page, 1700)).toBeLessThan(SOME_LINES_PX);
    await end();
  });

  it("restore the position also where styles and fonts come later than the scripts", async () => {
    const { page, end } = await markedVisit("/");
    await scrollTo(page, 1700);
    await page.goto("/login");
    const letStylesCome = await holdBack(page, /\.css$/);
    const letFontsCome = await holdBack(page, /\.woff2$/);
    const entry = page.waitForResponse(/\/assets\/main-/);
    await page.goBack({ waitUntil: "commit" });
    await (await entry).finished();
    letStylesCome();
    await untilLive(page);
    letFontsCome();
    await expect.poll(() => distanceFrom(page, 1700)).toBeLessThan(SOME_LINES_PX);
    await end();
  });
});
