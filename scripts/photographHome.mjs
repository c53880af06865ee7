// Photographs the home page as it is built in dist/ for the README: node scripts/photographHome.mjs
import { join } from "node:path";
import { chromium } from "playwright";
import { root } from "../build/folders.mjs";
import { serveBuild } from "../build/serveBuild.mjs";
import { findChromium } from "./findChromium.mjs";

const { origin, stop } = await serveBuild();
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Letters as wide as a visitor's browser draws them.
  args: ["--no-sandbox", "--font-render-hinting=none"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
await page.goto(`${origin}/`, { waitUntil: "networkidle" });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(root, ".github/home.png") });
await browser.close();
await stop();
