import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
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

describe("on a slow phone", () => {
  it("the blog's search keeps every letter, and its drop-downs every choice", async () => {
    const { page, context } = await slowVisit(pages.blog.path);
    const search = page.getByRole("searchbox");
    await search.click();
    // Letters were once lost at 60 and at 140 ms.
    await type(page, "engagement", 60);
    await type(page, " and equity", 140);
    await page.waitForURL("**/blog?q=engagement+and+equity");
    expect(await search.inputValue()).toBe("engagement and equity");
    const topics = page.getByLabel("Topics");
    const audience = page.getByLabel("Audience");
    const choices = [audience.selectOption("Plans"), topics.selectOption("Research"), search.fill("care")];
    await Promise.all(choices);
    await page.waitForURL("**/blog?q=care&audience=Plans&topic=Research");
    await page.getByRole("link", { name: /^Research\s*selected$/ }).waitFor();
    expect([await audience.inputValue(), await topics.inputValue()]).toEqual(["Plans", "Research"]);
    await context.close();
  });

  it("the ratio ruler follows fast typing and a dragged range without losing a digit", async () => {
    const { page, context } = await slowVisit(pages.modeledOutcomes.path);
    const range = page.getByRole("slider", { name: "Yearly program cost" });
    const field = page.getByRole("spinbutton", { name: "Yearly program cost in dollars" });
    const modeledReturn = () =>
      page.locator("#ratio-ruler dl > div").first().locator("dd").first().innerText();
    await field.fill("");
    await type(page, "1250000", 25);
    await expect.poll(() => field.inputValue()).toBe("1250000");
    await expect.poll(modeledReturn).toContain("$10.0M");
    const track = await range.boundingBox();
    if (!track) throw new Error("the range is not shown");
    const y = track.y + track.height / 2;
    await page.mouse.move(track.x + track.width / 4, y);
    await page.mouse.down();
    await page.mouse.move(track.x + track.width + 20, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(modeledReturn).toContain("$40.0M");
    await expect.poll(() => field.inputValue()).toBe("5000000");
    await context.close();
  });
});
