// How long it takes from a save to the change on the screen: the home page in Chromium, a style and then a component
// saved again and again, here and in Vite with the same modules, which renders them in the browser alone.
//   node dev/measureSave.mjs [saves]
import { chromium } from "playwright";
import { findChromium } from "../build/findChromium.mjs";
import { createServer } from "vite";
import { copySite, startTemporarySite } from "./temporarySite.mjs";

const [saves = "20"] = process.argv.slice(2);

/** Between two saves, as for somebody who looks at the result. */
const PAUSE_MS = 1500;

const EDITS = [
  { what: "style", file: "shared/styles/base.css", edit: (text, n) => `${text}\nbody { order: ${n} }\n` },
  {
    what: "component",
    file: "shared/layout/Header.tsx",
    edit: (text, n) => text.replace("<header", `<header data-saved="${n}"`),
  },
];

const VITE_FILES = {
  "index.html":
    '<!doctype html><html lang="en"><body><div id="site"></div><script type="module" src="/site.tsx"></script>',
  "site.tsx": `
    import { StrictMode } from "react";
    import { createRoot } from "react-dom/client";
    import { BrowserRouter } from "react-router-dom";
    import { App } from "./shared/App";
    import { loadPage } from "./shared/pageModules";
    import { pages } from "./shared/pageTable";
    import "./shared/styles/site.css";
    await loadPage(pages.home);
    createRoot(document.getElementById("site")).render(<StrictMode><BrowserRouter><App /></BrowserRouter></StrictMode>);`,
};

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const rows = [];
// One after the other: each would follow the saves that are meant for the other.
for (const [server, start] of [
  ["npm run dev", startTemporarySite],
  ["Vite", startVite],
]) {
  const site = await start();
  for (const edit of EDITS) rows.push({ server, ...(await measure(site, edit)) });
  await site.stop();
}
console.table(rows);
await browser.close();

async function startVite() {
  const { remove, ...copy } = await copySite();
  for (const [name, text] of Object.entries(VITE_FILES)) await copy.write(name, text);
  const vite = await createServer({
    root: copy.folder,
    cacheDir: `${copy.folder}/.vite`,
    configFile: false,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
  });
  await vite.listen();
  const stop = async () => {
    await vite.close();
    await remove();
  };
  return { ...copy, origin: new URL(vite.resolvedUrls.local[0]).origin, stop };
}

async function measure(site, { what, file, edit }) {
  const page = await browser.newPage();
  let handlePaint;
  await page.exposeFunction("reportPaint", (time, shown) => handlePaint?.(time, shown));
  await page.addInitScript(reportPaints);
  await page.goto(`${site.origin}/`);
  await page.locator("header[data-live]").waitFor({ state: "attached" });
  const original = await site.read(file);
  const times = [];
  for (let save = 1; save <= Number(saves); save += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const painted = new Promise((resolve) => {
      handlePaint = (time, shown) => shown === String(save) && resolve(time);
    });
    const saved = performance.timeOrigin + performance.now();
    await site.write(file, edit(original, save));
    times.push((await painted) - saved);
  }
  await page.close();
  await site.write(file, original);
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { saved: what, "median ms": median, "lowest ms": sorted[0], "highest ms": sorted.at(-1) };
}

/** In the page: tells what each save has put on the screen, once the frame with it is out. */
function reportPaints() {
  let last = "";
  const look = () => {
    const header = document.querySelector("header");
    const shown = header?.dataset.saved ?? (header && getComputedStyle(document.body).order);
    if (shown && shown !== last) {
      last = shown;
      // A frame is painted between its callbacks and the next task.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () =>
        globalThis.reportPaint(performance.timeOrigin + performance.now(), shown),
      );
      port1.start();
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
