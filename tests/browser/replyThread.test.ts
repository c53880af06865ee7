import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { launchBrowser, liveVisit, NARROW, newVisit, WIDE } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PATH = "/platform/engage-more-patients";

it.each([
  ["a slow phone", NARROW, 6],
  ["a wide window", WIDE, 1],
] as const)(
  "responds on %s, keeps the phone's height and the focus, and is found without fault in each state",
  async (_, size, rate) => {
    const { page, context, complaints } = await liveVisit(browser, PATH, {
      ...size,
      reducedMotion: "reduce",
    });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const log = page.getByRole("log", { name: "Cedar Hollow Clinic" });
    const box = () => log.boundingBox();
    const asServed = await box();
    expect(await axeViolations(page, "#hero")).toEqual([]);
    for (const [name, response] of [
      ["Reply 1", "Thank you, Dana."],
      ["Reply 2", "No problem."],
      ["Reply STOP", "You will get no more texts"],
      ["Start over", "Thank you, Dana."],
    ] as const) {
      const button = page.getByRole("button", { name });
      await button.focus();
      await page.keyboard.press("Enter");
      await log.getByText(response).waitFor();
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect((await box())?.height).toBe(asServed?.height);
      expect(await axeViolations(page, "#hero")).toEqual([]);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it("shows the thread as a drawing and no buttons without script", async () => {
  const { page, context } = await newVisit(browser, { ...WIDE, javaScriptEnabled: false });
  await page.goto(PATH);
  expect(await page.getByRole("img", { name: /^Phone with three messages/ }).isVisible()).toBe(true);
  expect(await page.locator("#hero button").count()).toBe(0);
  await context.close();
});
