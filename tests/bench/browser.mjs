import { chromium } from "playwright";
import { findChromium } from "../../build/findChromium.mjs";

/** A Chromium with nothing of its own to do, or undefined where none is installed. */
export async function launchBrowser() {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
}

/** Opens a page of the site in a new visitor's browser and waits until it is live; nothing outside is asked for. */
export async function visit(browser, url, prepare = async () => {}) {
  const context = await browser.newContext();
  const { origin } = new URL(url);
  await context.route(
    (address) => address.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await prepare(page);
  await page.goto(url);
  await page.locator("header[data-live]").waitFor({ state: "attached" });
  return page;
}
