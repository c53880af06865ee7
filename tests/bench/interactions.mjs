// How long a phone takes to respond: every control tapped at 390 px on a slowed processor, the longest event of each.
//   node tests/bench/interactions.mjs [--cpu 4] [--visits 5] [--origin http://127.0.0.1:3000]
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { serveBuild } from "../../build/serveBuild.mjs";
import { findChromium } from "../../scripts/findChromium.mjs";
import { NO_OTHER_HOSTS, respondForOtherHosts } from "../support/otherHosts.mjs";
import { median } from "./median.mjs";

/** @typedef {import("playwright").Page} Page */

/** Events shorter than this are not reported by browsers. */
const SHORTEST_EVENT_MS = 16;
/** What a press sets off is over by then. */
const REST_MS = 700;
/** Drawings that scrolling sets off are over by then. */
const DRAWINGS_MS = 2600;
/** How long a finger stays on the glass. */
const FINGER_MS = 80;

const { values } = parseArgs({
  options: {
    cpu: { type: "string", default: "4" },
    visits: { type: "string", default: "5" },
    origin: { type: "string" },
  },
});

/**
 * @param {Page} page
 * @param {Record<string, string>} fields by their labels
 */
async function fill(page, fields) {
  const form = page.locator("main form").last();
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
}
const details = { Name: "Ann Lee", Email: "ann@clinic.example", Organization: "Clinic" };
const contactDetails = { "Name *": "Ann Lee", "Email *": "ann@clinic.example" };

/**
 * Scrolls as far as a visitor would have, and waits for what that sets off.
 * @param {import("playwright").Locator} locator
 */
async function bringIntoSight(locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.page().waitForTimeout(DRAWINGS_MS);
}

/**
 * Taps as a finger does. Playwright's own tap lifts it at once, which no finger can: the press would still wait for what its
 * beginning sets off. Playwright's click moves a mouse, and looks each time at what it would hit.
 * To find the control Playwright has the browser lay out parts that are far out of sight, which is over before the tap.
 * @param {import("playwright").Locator} locator
 */
async function tap(locator) {
  await bringIntoSight(locator);
  const box = await locator.boundingBox();
  if (!box) throw new Error("There is nothing to tap.");
  const page = locator.page();
  await page.waitForTimeout(REST_MS);
  const session = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(FINGER_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** @type {{ control: string, path: string, before?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }[]} */
const controls = [
  {
    control: "menu, opened",
    path: "/",
    act: (page) => tap(page.getByRole("button", { name: "Open menu" })),
  },
  {
    control: "menu, closed",
    path: "/",
    before: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    act: (page) => tap(page.getByRole("button", { name: "Close menu" })),
  },
  {
    control: "link in the menu",
    path: "/",
    before: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    act: (page) => tap(page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: "About" })),
  },
  {
    control: "link in the footer",
    path: "/about",
    act: (page) => tap(page.getByRole("contentinfo").getByRole("link", { name: "For Providers" })),
  },
  {
    control: "search, per letter",
    path: "/blog",
    before: (page) => bringIntoSight(page.getByRole("searchbox")),
    act: (page) => page.getByRole("searchbox").pressSequentially("nudges", { delay: 120 }),
  },
  {
    control: "topic chip",
    path: "/blog",
    act: (page) => tap(page.getByRole("link", { name: "Research", exact: true }).first()),
  },
  {
    control: "filter",
    path: "/blog",
    before: async (page) => {
      await bringIntoSight(page.getByRole("combobox").first());
      await page.getByRole("combobox").first().focus();
    },
    act: (page) => page.keyboard.press("ArrowDown"),
  },
  {
    control: "contact form, empty",
    path: "/contact",
    act: (page) => tap(page.getByRole("button", { name: "Send Message" })),
  },
  {
    control: "contact form, sent",
    path: "/contact",
    before: async (page) => {
      await fill(page, contactDetails);
      await page.getByLabel("Topic").selectOption("Other");
    },
    act: (page) => tap(page.getByRole("button", { name: "Send Message" })),
  },
  {
    control: "demo form by mail, sent",
    path: "/solutions/providers",
    before: (page) => fill(page, details),
    act: (page) => tap(page.locator("main form button[type=submit]")),
  },
  {
    control: "demo form, sent",
    path: "/solutions",
    before: (page) => fill(page, details),
    act: (page) => tap(page.locator("main form button[type=submit]")),
  },
  {
    control: "newsletter, sent",
    path: "/login",
    before: (page) => page.getByRole("contentinfo").getByRole("textbox").fill("ann@clinic.example"),
    act: (page) => tap(page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" })),
  },
  {
    control: "sign in, sent",
    path: "/login",
    act: (page) => tap(page.getByRole("button", { name: "Sign In" })),
  },
  {
    control: "typing into a field",
    path: "/contact",
    before: (page) => bringIntoSight(page.getByRole("textbox", { name: "Message" })),
    act: (page) =>
      page.getByRole("textbox", { name: "Message" }).pressSequentially("Hello there", { delay: 80 }),
  },
  {
    control: "question",
    path: "/contact",
    act: (page) => tap(page.locator("summary").nth(1)),
  },
  {
    control: "reply on the phone",
    path: "/platform/engage-more-patients",
    before: async (page) => {
      // The conversation plays when it is first seen, and until its end there is nothing to start over.
      await bringIntoSight(page.getByRole("log"));
      await page.getByRole("button", { name: "Start over" }).click();
    },
    act: (page) => tap(page.getByRole("button", { name: "Reply 2" })),
  },
  {
    control: "ruler, moved",
    path: "/modeled-outcomes",
    before: async (page) => {
      await bringIntoSight(page.getByRole("slider"));
      await page.getByRole("slider").focus();
    },
    act: async (page) => {
      for (let press = 0; press < 6; press += 1) await page.keyboard.press("ArrowRight", { delay: 60 });
    },
  },
  {
    control: "ruler, audience",
    path: "/modeled-outcomes",
    act: (page) => tap(page.locator(".RatioRuler label").filter({ hasText: "Health" })),
  },
];

const server = values.origin ? undefined : await serveBuild();
const origin = values.origin ?? server?.origin ?? "";
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...NO_OTHER_HOSTS, "--no-sandbox", "--disable-quic", "--disable-component-update", "--disable-sync"],
});
await respondForOtherHosts(await browser.newBrowserCDPSession());
const rows = [];
for (const { control, path, before, act } of controls) {
  const longest = [];
  for (let visit = 0; visit < Number(values.visits); visit += 1)
    longest.push(await longestEvent(path, before, act));
  rows.push({ control, median: median(longest), longest: Math.max(...longest) });
  console.log(`${control}: ${longest.join(", ")}`);
}
await browser.close();
await server?.stop();
console.table(rows);
console.log(`the median of all controls: ${median(rows.map(({ longest }) => longest))} ms`);

/**
 * @param {string} path
 * @param {((page: Page) => Promise<unknown>) | undefined} before
 * @param {(page: Page) => Promise<unknown>} act
 * @returns the longest event in milliseconds, from the press until the next picture
 */
async function longestEvent(path, before, act) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}${path}`);
  await page.locator("header[data-live]").waitFor({ state: "attached" });
  page.on("dialog", (dialog) => void dialog.accept());
  await before?.(page);
  await page.waitForTimeout(REST_MS);
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.cpu) });
  await page.evaluate((durationThreshold) => {
    const target = /** @type {{ longestEvent?: number }} */ (window);
    target.longestEvent = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        target.longestEvent = Math.max(target.longestEvent ?? 0, duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold }));
  }, SHORTEST_EVENT_MS);
  await act(page);
  await page.waitForTimeout(REST_MS);
  const longest = await page.evaluate(
    () => /** @type {{ longestEvent?: number }} */ (window).longestEvent ?? 0,
  );
  await context.close();
  return longest;
}
