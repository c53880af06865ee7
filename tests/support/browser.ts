import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { inject } from "vitest";
import { findChromium } from "./findChromium.mjs";
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
  /**
   * Hands the page on to the next visit of the same kind: a browser needs longer for a new page than for all that a
   * test does there. A test that changes what outlasts a document (clock, init scripts, network) closes the context
   * instead.
   */
  readonly end: () => Promise<void>;
}

type Tab = Pick<Visit, "page" | "context">;

/** One for all test files of a worker; it ends with the worker. */
let workersBrowser: Promise<Browser> | undefined;

const idleTabs = new Map<string, Tab[]>();

/** A new visitor with nothing in the browser but what it keeps of the site's files. */
export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  workersBrowser ??= launchBrowser();
  const kind = JSON.stringify(options);
  const idle = idleTabs.get(kind) ?? [];
  idleTabs.set(kind, idle);
  const tab = idle.pop() ?? (await openTab(await workersBrowser, options));
  const { page } = tab;
  const viewport = page.viewportSize();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const end = async () => {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    if (viewport) await page.setViewportSize(viewport);
    // What lies under the mouse would be open on the next page.
    await page.mouse.move(-1, -1);
    idle.push(tab);
  };
  return { ...tab, complaints, end };
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
  idleTabs.clear();
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({ baseURL: inject("origin"), ...options });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  return { context, page: await context.newPage() };
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
  const entry = page.waitForResponse(/\/assets\/main-/);
  await page.goto(path, { waitUntil: "commit" });
  await (await entry).finished();
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
