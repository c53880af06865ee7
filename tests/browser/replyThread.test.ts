import type { Page } from "playwright";
import { expect, it } from "vitest";
import { NARROW, newVisit, untilLive } from "../support/browser";
import { recordFrames } from "../support/recordedFrames";

const PATH = "/platform/engage-more-patients";
const THREADS = [
  ["Reply 1", "Start over"],
  ["Reply 2", "Reply A", "Start over"],
  ["Reply STOP", "Reply START", "Start over"],
];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * How high page and phone are, how many messages are out of sight, and whether the focus has left the phone. On a narrow
 * screen the last two have to be seen; the others are a scroll away.
 */
function seenOfThePhone() {
  const log = document.querySelector("[role=log]");
  const phone = log?.parentElement;
  const screen = log?.getBoundingClientRect();
  const messages = [...(log?.querySelectorAll("p") ?? [])];
  const expected = matchMedia("(width < 40rem)").matches ? messages.slice(-2) : messages;
  const isOutOfSight = (message: Element) => {
    const { top, bottom } = message.getBoundingClientRect();
    return !screen || top < Math.floor(screen.top) || bottom > Math.ceil(screen.bottom);
  };
  return {
    pagePx: document.documentElement.scrollHeight,
    phonePx: phone?.clientHeight,
    outOfSight: expected.filter(isOutOfSight).length,
    scrolledPx: scrollY,
    isFocusOutside: !phone?.contains(document.activeElement),
  };
}

/** Runs in the page: the clinic's time for an answer is another test's matter. */
function answerAtOnce(): void {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void) => wait(run, 0)) as typeof window.setTimeout;
}

it.each([
  ["in a wide window", { viewport: { width: 1440, height: 900 } }],
  ["on a phone", NARROW],
  ["on the narrowest phone", { viewport: { width: 320, height: 640 } }],
])(
  "answers each reply %s and moves nothing in any frame, nor the focus out of the phone",
  async (_, screen) => {
    const { page, complaints, context } = await newVisit(screen);
    await page.addInitScript(answerAtOnce);
    await page.goto(PATH);
    await untilLive(page);
    await page.evaluate(() => document.fonts.ready);
    await button(page, "Reply 1").focus();
    const frames = await recordFrames(page, seenOfThePhone);
    for (const name of THREADS.flat()) {
      await button(page, name).focus();
      await page.keyboard.press("Enter");
    }
    await button(page, "Reply STOP").waitFor();
    const seen = await frames.seen();
    expect(seen).toEqual([{ ...seen[0], outOfSight: 0, isFocusOutside: false }]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
