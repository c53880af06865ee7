import { chromium } from "playwright";
import { expect, inject, it, onTestFinished } from "vitest";
import { findChromium } from "../../../scripts/findChromium.mjs";
import { pages } from "../../../shared/routes/pageTable";

it("scroll bars that take room leave wide layouts on the edge of the container", async () => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: inject("origin"), viewport: { width: 1440, height: 800 } });
  await page.goto(pages.about.path);
  const team = page.locator("#leadership");
  const lefts = await Promise.all(
    [team.getByRole("heading").first(), team.getByRole("listitem").first()].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().left),
    ),
  );
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  expect(lefts[1]).toBe(lefts[0]);
});
