// How long it takes from a save to the change on the screen: the home page of `npm run dev` in Chromium, a style and then a
// component saved again and again: node tests/bench/measureSave.mjs [saves]
import { chromium } from "playwright";
import { startTemporarySite } from "../support/temporarySite.mjs";
import { findChromium } from "../../scripts/findChromium.mjs";

const [saves = "20"] = process.argv.slice(2);

/** Between two saves, as for somebody who looks at the result. */
const PAUSE_MS = 1500;

const EDITS = [
  { what: "style", file: "shared/styles/base.css", from: "body {", to: "body { order: SAVE;" },
  { what: "component", file: "shared/layout/Header.tsx", from: "<header", to: '<header data-saved="SAVE"' },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const site = await startTemporarySite();
await page.goto(`${site.origin}/`);
for (const { what, file, from, to } of EDITS) {
  const original = await site.read(file);
  const times = [];
  for (let save = 1; save <= Number(saves); save += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const saved = performance.now();
    await site.write(file, original.replace(from, to.replace("SAVE", String(save))));
    await page.waitForFunction(isShown, String(save), { polling: "raf" });
    times.push(Math.round(performance.now() - saved));
  }
  await site.write(file, original);
  times.sort((a, b) => a - b);
  console.log(`${what}: median ${times[times.length >> 1]} ms, ${times[0]} to ${times.at(-1)} ms`);
}
await site.stop();
await browser.close();

/** @param {string} save */
function isShown(save) {
  const header = document.querySelector("header");
  return header && (header.dataset["saved"] ?? getComputedStyle(document.body).order) === save;
}
