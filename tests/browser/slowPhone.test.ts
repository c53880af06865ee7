import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, NARROW, type Visit } from "../support/browser";

const SLOWDOWN = 6;

async function slowVisit(path: string): Promise<Visit> {
  const visit = await liveVisit(path, { ...NARROW, reducedMotion: "reduce" });
  const client = await visit.context.newCDPSession(visit.page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return visit;
}

/** Presses the keys in time, whether or not the page has dealt with the last one. */
async function type(page: Page, text: string, keyEveryMs: number): Promise<void> {
  const presses: Promise<void>[] = [];
  for (const letter of text) {
    presses.push(page.keyboard.press(letter === " " ? "Space" : letter));
    await wait(keyEveryMs);
  }
  await Promise.all(presses);
}

it("on a slow phone, the blog's search keeps every letter", async () => {
  const { page, context } = await slowVisit(pages.blog.path);
  const search = page.getByRole("searchbox");
  await search.click();
  // Letters were once lost at 60 and at 140 ms.
  await type(page, "engagement", 60);
  await type(page, " and equity", 140);
  await page.waitForURL("**/blog?q=engagement+and+equity");
  expect(await search.inputValue()).toBe("engagement and equity");
  await context.close();
});

it("on a slow phone, the ratio ruler follows fast typing and a dragged range without losing a digit", async () => {
  const { page, context } = await slowVisit(pages.modeledOutcomes.path);
  const range = page.getByRole("slider", { name: "Yearly program cost" });
  const field = page.getByRole("spinbutton", { name: "Yearly program cost in dollars" });
  const modeledReturn = page.locator("#ratio-ruler dl > div").first().locator("dd").first();
  await field.fill("");
  await type(page, "1250000", 25);
  await expect.poll(() => field.inputValue()).toBe("1250000");
  await modeledReturn.getByText("$10.0M").first().waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await range.boundingBox()) ?? {};
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 20, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await modeledReturn.getByText("$40.0M").first().waitFor();
  await expect.poll(() => field.inputValue()).toBe("5000000");
  await context.close();
});
