import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { findChromium } from "../../scripts/findChromium.mjs";
import { NO_OTHER_HOSTS, respondForOtherHosts } from "./otherHosts.mjs";
import { pictureOf } from "./pictures";

/** Where the header has the mobile menu. */
export const PHONE = { viewport: { width: 390, height: 844 } };

/** For tests of what moves. All others need not wait for it. */
export const WITH_MOTION = { reducedMotion: "no-preference" } as const;

/** Where the header has its drop-downs. */
const USUAL: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" };

/** Starts the Chromium of `CHROMIUM_PATH`, or else an installed one. */
async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...NO_OTHER_HOSTS,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      // No page is open for so long that its scripts would gain by being optimized.
      "--js-flags=--no-maglev,--no-opt",
      "--no-first-run",
      "--disable-component-update",
      "--disable-sync",
      // Without hinting, letters are as wide as in a visitor's browser.
      "--font-render-hinting=none",
    ],
  });
  await respondForOtherHosts(await browser.newBrowserCDPSession());
  return browser;
}

/** Shorter than the time limit of a test. A test that reaches its own limit does not say what it was waiting for. */
const WAIT_LIMIT_MS = 20_000;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings in the console, and uncaught exceptions. */
  readonly complaints: string[];
}

/** Shared by all test files of a worker. It ends with the worker. */
let workersBrowser: Promise<Browser> | undefined;

const idleContexts = new Map<string, BrowserContext[]>();
const kindOf = (options: BrowserContextOptions) => JSON.stringify({ ...USUAL, ...options });

/**
 * Opens a page in a new browser context, on a desktop where less motion is wanted if the options say nothing else, with nothing
 * stored but the HTTP cache. For a visitor whom all tests of a file share.
 */
export async function openVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  workersBrowser ??= launchBrowser();
  const browser = await workersBrowser;
  const context =
    idleContexts.get(kindOf(options))?.pop() ??
    (await browser.newContext({ baseURL: inject("origin"), ...USUAL, ...options }));
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The console also reports a 4xx status of the document itself, which is a correct response and no fault of the page.
    const isOfResponse = message.location().url === page.url() && /status of 4\d\d/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isOfResponse) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/**
 * Opens a visit for one test, which fails if the page logs errors or warnings. A test that fails leaves a picture of the page.
 * Afterwards the context is reused for visits with the same options, because opening one takes longer than most tests. A test that
 * breaks something on purpose, or changes what outlasts a document (clock, init scripts, network), has to close the context itself.
 */
export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openVisit(options);
  const { page, context, complaints } = visit;
  const viewport = page.viewportSize();
  onTestFinished(async ({ task }) => {
    if (page.isClosed()) return;
    if (task.result?.state === "fail") {
      // What the test says is wrong must not be hidden by a page that cannot be pictured.
      await page.screenshot({ path: pictureOf(task.fullTestName) }).catch(() => undefined);
      return context.close();
    }
    expect(complaints).toEqual([]);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Animations would take processor time from other tests, even on a page that nobody looks at. A document of the site, because
    // Chromium starts another process on the way to "about:blank" and back, which takes as long as a page.
    await page.goto("/robots.txt");
    if (viewport) await page.setViewportSize(viewport);
    // Otherwise the next page could open a menu that is under the mouse.
    await page.mouse.move(-1, -1);
    const kind = kindOf(options);
    idleContexts.set(kind, [...(idleContexts.get(kind) ?? []), context]);
  });
  return visit;
}

/** As `newVisit`, with a page open and hydrated. */
export async function liveVisit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await visit.page.goto(path);
  await untilLive(visit.page);
  return visit;
}

/** Closes what a file has left open. What is idle is kept for the next one. */
export async function closeVisits(): Promise<void> {
  const browser = await workersBrowser;
  const idle = new Set([...idleContexts.values()].flat());
  const open = browser?.contexts().filter((context) => !idle.has(context)) ?? [];
  await Promise.all(open.map((context) => context.close()));
}

/** Waits until the page is hydrated: its header, and soon after that its sections. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("header[data-live]").waitFor({ state: "attached" });
}

/** Waits until every part of the page is hydrated, or rendered anew. It never is where the test has the page's clock. */
export async function untilAllIsLive(page: Page): Promise<void> {
  await untilLive(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until what observers have seen of the present frame has been told, and painted. */
export async function untilNextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Lays out, too, what would only be laid out when it comes near. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>(".laid-out-near"))
      part.style.contentVisibility = "visible";
    await new Promise(requestAnimationFrame);
  });

/** Matches the modules that the entry imports. */
export const ALL_BUT_THE_ENTRY = /\/assets\/(?!main-)[^/]*\.js$/;

/** Blocks the scripts that hydrate the page. The returned function lets them through. */
export const holdBackScripts = (page: Page): Promise<() => void> => holdBack(page, ALL_BUT_THE_ENTRY);

/** Opens a page before its hydration. The returned function lets hydration start. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const release = await holdBackScripts(page);
  // "domcontentloaded" fires after the entry has started, because its script is not async.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** Blocks requests whose addresses match. The returned function lets them through. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
