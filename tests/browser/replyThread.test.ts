import { expect, it } from "vitest";
import { newVisit, untilLive, WITH_MOTION } from "../support/browser";
import { recordFrames } from "../support/recordedFrames";
import { isWhole } from "../support/tier.mjs";

const REPLIES = [
  "Start over",
  "Reply 1",
  "Start over",
  "Reply 2",
  "Reply A",
  "Start over",
  "Reply STOP",
  "Reply START",
];

/**
 * How high page and phone are, how many messages are out of sight or faded, and whether the focus has left the phone. The last two
 * messages have to be seen; the others are a scroll away.
 */
function seenOfThePhone() {
  const log = document.querySelector("[role=log]");
  const phone = log?.closest(".Phone");
  const screen = log?.getBoundingClientRect() ?? new DOMRect();
  const messages = [...(log?.querySelectorAll("p[data-from]") ?? [])];
  const isOutOfSight = (message: Element) => {
    const { top, bottom } = message.getBoundingClientRect();
    return top < Math.floor(screen.top) || bottom > Math.ceil(screen.bottom);
  };
  const isFaded = (message: Element) =>
    [message, message.parentElement].some((part) => part && getComputedStyle(part).opacity !== "1");
  return {
    faded: messages.filter(isFaded).length,
    pagePx: document.documentElement.scrollHeight,
    phonePx: phone?.clientHeight,
    outOfSight: messages.slice(-2).filter(isOutOfSight).length,
    scrolledPx: scrollY,
    isFocusOutside: !phone?.contains(document.activeElement),
  };
}

it.each(isWhole ? [1440, 320] : [320])(
  "the phone answers each reply and moves nothing at %i px",
  async (width) => {
    const { page, context } = await newVisit({ viewport: { width, height: 800 } });
    await page.clock.install();
    await page.goto("/platform/engage-more-patients");
    await untilLive(page);
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole("button", { name: "Start over", exact: true }).focus();
    const frames = await recordFrames(page, seenOfThePhone);
    for (const name of REPLIES) {
      await page.getByRole("button", { name, exact: true }).press("Enter");
      await page.clock.runFor(1000);
    }
    const seen = await frames.seen();
    expect(seen).toEqual([{ ...seen[0], faded: 0, outOfSight: 0, isFocusOutside: false }]);
    await context.close();
  },
);

const PLAYED_AT_PX = isWhole ? [1440, 390] : [390];

it.each(PLAYED_AT_PX)(
  "the thread plays once at %i px, moves nothing, empties nothing and fades nothing",
  async (width) => {
    const { page, context } = await newVisit({ viewport: { width, height: 800 }, ...WITH_MOTION });
    await page.clock.install();
    await page.goto("/platform/engage-more-patients");
    await page.clock.pauseAt(Date.now() + 60_000);
    await untilLive(page);
    await page.evaluate(() => document.fonts.ready);
    await page.locator(".DanasPhone-replies").scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return page.locator("[data-ahead]").count();
      })
      .toBeGreaterThan(0);
    const frames = await recordFrames(page, seenOfThePhone);
    await page.clock.runFor(3000);
    await page.getByRole("button", { name: "Start over", exact: true }).waitFor();
    const seen = await frames.seen();
    expect(seen).toEqual([{ ...seen[0], faded: 0, outOfSight: 0 }]);
    await context.close();
  },
);
