import { chromium } from "playwright";
import { findChromium } from "../../build/findChromium.mjs";
import { answerOutside, NOTHING_OUTSIDE } from "../support/answerOutside.mjs";

/** A Chromium with nothing of its own to do, or undefined where none is installed. */
export async function launchBrowser() {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", ...NOTHING_OUTSIDE],
  });
  await answerOutside(await browser.newBrowserCDPSession());
  return browser;
}
