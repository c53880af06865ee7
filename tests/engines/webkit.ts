import { spawn } from "node:child_process";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";
import { findProgram, type EnginePage } from "./enginePage";

const PACKAGES = "webkit2gtk-driver xvfb xauth dbus";
const PROGRAMS = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const SCREEN = ["-a", "-s", "-screen 0 2000x12500x24", "dbus-run-session", "--"];
const KEYS: Readonly<Record<string, string>> = { Enter: Key.ENTER, Escape: Key.ESCAPE };
/** What the browser's own bars take of a window's height. */
const BARS_PX = 38;

export async function openWebKit(): Promise<EnginePage> {
  const binary = findProgram(PROGRAMS, "WebKit", PACKAGES);
  const screen = findProgram(["/usr/bin/xvfb-run"], "A screen for WebKit", PACKAGES);
  const port = await freePort();
  const options = { stdio: "ignore", detached: true } as const;
  const driver = spawn(screen, [...SCREEN, "WebKitWebDriver", `--port=${port}`], options);
  const server = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${server}/status`)).ok);
  // Other hosts are behind a proxy that nobody runs.
  const args = ["--automation", "--proxy=http://127.0.0.1:9", "--ignore-host=127.0.0.1"];
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args } }),
    )
    .build();
  const at = (x: number, y: number) =>
    browser.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const type = (text: string) => browser.actions().sendKeys(text).perform();
  const window = browser.manage().window();
  return {
    goto: (address) => browser.get(address),
    setViewportSize: async ({ width, height }) =>
      void (await window.setRect({ width, height: height + BARS_PX })),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    mouse: {
      move: (x, y) => at(x, y).perform(),
      click: (x, y) => at(x, y).press().release().perform(),
    },
    keyboard: { press: (key) => type(KEYS[key] ?? key), type },
    end: async () => {
      await browser.quit();
      if (driver.pid) process.kill(-driver.pid);
    },
    isLostToMail: true,
  };
}
