// Photographs the home page as it is built in dist/ for the README: node docs/photographHome.mjs
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findChromium } from "../build/findChromium.mjs";

const docs = dirname(fileURLToPath(import.meta.url));
const PORT = "3999";

const server = spawn(process.execPath, [join(docs, "../dist/server.js")], {
  env: { HOST: "127.0.0.1", PORT, LOG_FORMAT: "json" },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(createInterface(server.stdout), "line");
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
await page.goto(`http://127.0.0.1:${PORT}/`, { waitUntil: "networkidle" });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(docs, "home.png") });
await browser.close();
server.kill();
