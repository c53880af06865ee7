import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, NARROW, WIDE, type Visit } from "../support/browser";
import { contactForm } from "../support/formParts";
import { DROP_DOWN_CLOSE_DELAY_MS, menuButton, menuLink } from "../support/headerParts";
import { pageTime } from "../support/pageTime";

const SLOWDOWN = 6;

async function slowVisit(path: string, options: typeof NARROW): Promise<Visit> {
  const visit = await liveVisit(path, { ...options, reducedMotion: "reduce" });
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
    const { page, context } = await slowVisit(pages.blog.path, NARROW);
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

  it("the contact form keeps what is typed while it marks what is missing", async () => {
    const { page, context } = await slowVisit(pages.contact.path, NARROW);
    const form = contactForm(page);
    await form.getByRole("button", { name: "Send Message" }).click();
    await type(page, "Ann Hallam", 25);
    await form.getByLabel("Topic *").selectOption("Support");
    await form.getByLabel("Email *").focus();
    await type(page, "ann@example.org", 25);
    expect(await form.getByLabel("Name *").inputValue()).toBe("Ann Hallam");
    expect(await form.getByLabel("Topic *").inputValue()).toBe("Support");
    expect(await form.getByLabel("Email *").inputValue()).toBe("ann@example.org");
    await expect.poll(() => form.locator("[aria-invalid=true]").count()).toBe(0);
    await context.close();
  });

  it("the ratio ruler follows fast typing and a dragged range without losing a digit", async () => {
    const { page, context } = await slowVisit(pages.modeledOutcomes.path, NARROW);
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

  it("a drop-down that the mouse only crosses does not stay open, and a click or a key acts on it once", async () => {
    const { page, context } = await slowVisit(pages.home.path, WIDE);
    const box = await menuButton(page, "Platform").boundingBox();
    if (!box) throw new Error("no button");
    const middle = box.x + box.width / 2;
    const moves: Promise<void>[] = [];
    for (const y of [600, box.y + 10, box.y + 15, 600]) {
      moves.push(page.mouse.move(middle, y));
      await wait(5);
    }
    await Promise.all(moves);
    await pageTime(page, DROP_DOWN_CLOSE_DELAY_MS);
    await expect.poll(() => menuLink(page, "Platform Overview").isVisible()).toBe(false);
    await Promise.all([page.mouse.move(middle, box.y + 20), page.mouse.down(), page.mouse.up()]);
    await menuLink(page, "Platform Overview").waitFor();
    await Promise.all([page.keyboard.press("Escape"), page.mouse.move(middle, 600)]);
    await menuLink(page, "Platform Overview").waitFor({ state: "hidden" });
    await context.close();
  });
});
