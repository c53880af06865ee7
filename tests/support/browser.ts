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

/** Screens on which the header shows its drop-downs, and the mobile menu in their place. */
export const WIDE = { viewport: { width: 1280, height: 800 } };
export const NARROW = { viewport: { width: 390, height: 844 } };

/** Starts the Chromium of `CHROMIUM_PATH`, else the system's. */
async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...NO_OTHER_HOSTS,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-component-update",
      "--disable-sync",
      // Letters as wide as a visitor's browser draws them.
      "--font-render-hinting=none",
    ],
  });
  await respondForOtherHosts(await browser.newBrowserCDPSession());
  return browser;
}

/** Below the time of a test, which would end without a word on what it waited for. */
const WAIT_LIMIT_MS = 20_000;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings that the page wrote to its console, and exceptions that nobody caught. */
  readonly complaints: string[];
}

/** One for all test files of a worker; it ends with the worker. */
let workersBrowser: Promise<Browser> | undefined;

const idleContexts = new Map<string, BrowserContext[]>();

/** A new visitor for all tests of a file, with nothing in the browser but what it keeps of the site's files. */
export async function openVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  workersBrowser ??= launchBrowser();
  const browser = await workersBrowser;
  const context =
    idleContexts.get(JSON.stringify(options))?.pop() ??
    (await browser.newContext({ baseURL: inject("origin"), ...options }));
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints: string[] = [];
  page.on("console", (message) => {
    // That there is no such page is what the server says of it.
    const isOfResponse = message.location().url === page.url() && /status of 4\d\d/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isOfResponse) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/**
 * Such a visitor for one test, which fails where the page has complained. The next visit of the same kind gets the context:
 * a browser needs longer for a new one than for all that a test does there. A test that breaks something on purpose, or
 * changes what outlasts a document (clock, init scripts, network), closes the context itself.
 */
export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openVisit(options);
  const { page, context, complaints } = visit;
  const viewport = page.viewportSize();
  onTestFinished(async ({ task }) => {
    if (page.isClosed()) return;
    if (task.result?.state === "fail") return context.close();
    expect(complaints).toEqual([]);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // What moves on a page takes time from the others, also while nobody looks.
    await page.goto("about:blank");
    if (viewport) await page.setViewportSize(viewport);
    // What lies under the mouse would be open on the next page.
    await page.mouse.move(-1, -1);
    const kind = JSON.stringify(options);
    idleContexts.set(kind, [...(idleContexts.get(kind) ?? []), context]);
  });
  return visit;
}

/** Such a visit to a page that the browser has taken over. */
export async function liveVisit(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await newVisit(options);
  await visit.page.goto(path);
  await untilLive(visit.page);
  return visit;
}

/** Closes all visits, so that those of the next file begin with nothing. */
export async function closeVisits(): Promise<void> {
  const browser = await workersBrowser;
  idleContexts.clear();
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** Waits until the browser has taken over the served page. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("header[data-live]").waitFor({ state: "attached" });
}

/** The modules that the entry imports once it is running. */
export const ALL_BUT_THE_ENTRY = /\/assets\/(?!main-)[^/]*\.js$/;

/** Holds back the scripts that bring the page to life, until the returned function is called. */
export const holdBackScripts = (page: Page): Promise<() => void> => holdBack(page, ALL_BUT_THE_ENTRY);

/** Opens a page and stops before its hydration, which begins when the returned function is called. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const release = await holdBackScripts(page);
  // By then the entry runs, which is not async.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** Holds back the files at such addresses, until the returned function is called. */
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
