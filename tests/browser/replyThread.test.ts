import type { Page } from "playwright";
import { expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { liveVisit, NARROW, newVisit, WIDE } from "../support/browser";

const PATH = "/platform/engage-more-patients";

const log = (page: Page) => page.getByRole("log", { name: "Cedar Hollow Clinic" });
const height = async (page: Page) => (await log(page).boundingBox())?.height;

/** Presses each button by keyboard, and stops at each state of the thread. */
async function reply(page: Page, atEachState: () => Promise<void>) {
  for (const [name, response] of [
    ["Reply 1", "Thank you, Dana."],
    ["Reply 2", "No problem."],
    ["Reply STOP", "You will get no more texts"],
    ["Start over", "Thank you, Dana."],
  ] as const) {
    const button = page.getByRole("button", { name });
    await button.focus();
    await page.keyboard.press("Enter");
    await log(page).getByText(response).waitFor();
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await atEachState();
  }
}

it("responds on a slow phone, and keeps the phone's height and the focus", async () => {
  const { page, context, complaints } = await liveVisit(PATH, { ...NARROW, reducedMotion: "reduce" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const asServed = await height(page);
  await reply(page, async () => expect(await height(page)).toBe(asServed));
  expect(complaints).toEqual([]);
  await context.close();
});

it("is found without fault in each state, and keeps its height in a wide window, too", async () => {
  const { page, end, complaints } = await liveVisit(PATH, { ...WIDE, reducedMotion: "reduce" });
  const asServed = await height(page);
  expect(await axeViolations(page, "#hero")).toEqual([]);
  await reply(page, async () => {
    expect(await height(page)).toBe(asServed);
    expect(await axeViolations(page, "#hero")).toEqual([]);
  });
  expect(complaints).toEqual([]);
  await end();
});

it("shows the thread as a drawing and no buttons without script", async () => {
  const { page, context } = await newVisit({ ...WIDE, javaScriptEnabled: false });
  await page.goto(PATH);
  expect(await page.getByRole("img", { name: /^Phone with three messages/ }).isVisible()).toBe(true);
  expect(await page.locator("#hero button").count()).toBe(0);
  await context.close();
});
