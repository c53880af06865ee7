import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit, type BrowserType, type Page, type ViewportSize } from "playwright";
import { launch } from "puppeteer-core";
import { Builder, Key, Origin } from "selenium-webdriver";
import { freePort } from "../freePort.mjs";
import { until } from "../until";
import * as company from "../specifiedCompany";

/** What journeys need of a page, in Playwright's words; the other drivers are adapted to it. */
export interface EnginePage extends Pick<Page, "setViewportSize"> {
  goto(address: string, options: { waitUntil: "domcontentloaded" }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
  /** Where an engine without a mail program leaves the page for an error: waits for it, and comes back. */
  returnFromMail?(): Promise<unknown>;
  readonly mouse: Record<"move" | "click", (x: number, y: number) => Promise<unknown>>;
  readonly keyboard: Record<"press", (key: "Enter" | "Escape") => Promise<unknown>> &
    Record<"type", (text: string) => Promise<unknown>>;
}

/** A browser whose pages know nothing of each other. */
export interface Engine {
  newPage(): Promise<EnginePage>;
  close(): Promise<unknown>;
}

/** A proxy that nobody runs, for all hosts but this machine. */
const NO_OTHER_HOSTS = { server: "http://127.0.0.1:9", bypass: "127.0.0.1" };

/**
 * Playwright's own browsers where they are installed, as in CI. Its servers cannot be reached from everywhere: there the system's
 * Firefox is driven by Puppeteer, and its WebKit by Selenium.
 */
export const engines = {
  Firefox: () => start(firefox, systemFirefox),
  WebKit: () => start(webkit, systemWebKit),
};

function start(type: BrowserType, startSystems: () => Promise<Engine>): Promise<Engine> {
  return existsSync(type.executablePath()) ? type.launch({ proxy: NO_OTHER_HOSTS }) : startSystems();
}

async function systemFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findProgram(["/usr/bin/firefox-esr", "/usr/bin/firefox"], "firefox-esr"),
    extraPrefsFirefox: {
      // Other hosts lead to this machine, where nobody listens.
      "network.dns.localDomains": `images.${company.domain},www.openstreetmap.org`,
      "network.protocol-handler.external.mailto": false,
    },
  });
  return {
    newPage: async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      return Object.assign(page, {
        setViewportSize: async (size: ViewportSize) => {
          // Puppeteer sets the orientation beside it, which Firefox 140, that of Debian 12, does not know.
          await page.setViewport(size).catch((error: unknown) => {
            if (!String(error).includes("setScreenOrientationOverride")) throw error;
          });
          await until(async () => (await page.evaluate("innerWidth")) === size.width);
        },
      });
    },
    close: () => browser.close(),
  };
}

async function systemWebKit(): Promise<Engine> {
  const programs = ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  const packages = "webkit2gtk-driver xvfb xauth dbus";
  const binary = findProgram(programs, packages);
  const screen = findProgram(["/usr/bin/xvfb-run"], packages);
  const port = await freePort();
  const command = ["-a", "-s", "-screen 0 2000x12500x24", "dbus-run-session", "--", "WebKitWebDriver"];
  const driver = spawn(screen, [...command, `--port=${port}`], { stdio: "ignore", detached: true });
  const server = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${server}/status`)).ok);
  const args = ["--automation", `--proxy=${NO_OTHER_HOSTS.server}`, `--ignore-host=${NO_OTHER_HOSTS.bypass}`];
  const capabilities = {
    browserName: "MiniBrowser",
    // A page whose scripts are held back never loads.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary, args },
  };
  return {
    newPage: () => openSession(new Builder().usingServer(server).withCapabilities(capabilities)),
    close: async () => driver.pid && process.kill(-driver.pid),
  };
}

async function openSession(builder: Builder): Promise<EnginePage> {
  const browser = await builder.build();
  const at = (x: number, y: number) =>
    browser.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const type = (text: string) => browser.actions().sendKeys(text).perform();
  return {
    goto: async (address) => {
      await browser.executeScript("window.isLeft = true");
      await browser.get(address);
      const isOpen = "return !window.isLeft && document.readyState !== 'loading'";
      await until(() => browser.executeScript<boolean>(isOpen));
    },
    // The height includes the browser's bars, and the width is 447 px at the least.
    setViewportSize: async (size) => void (await browser.manage().window().setRect(size)),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    close: () => browser.quit(),
    returnFromMail: async () => {
      // The driver names the address before the page is left, and Back would then lead past the page.
      await until(() => browser.executeScript<boolean>("return !location.protocol.startsWith('http')"));
      await browser.navigate().back();
    },
    mouse: { move: (x, y) => at(x, y).perform(), click: (x, y) => at(x, y).press().release().perform() },
    keyboard: { press: (key) => type({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]), type },
  };
}

/** @throws {Error} that says what to install where none of these files is there */
function findProgram(files: readonly string[], packages: string): string {
  const found = files.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(`${files.join(" or ")} is missing: apt-get install --no-install-recommends ${packages}`);
}
