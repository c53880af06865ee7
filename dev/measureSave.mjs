// How long it takes from a save to the change on the screen: the home page in Chromium, a style and a component saved by
// turns, here and in Vite with the same modules, rendered in the browser alone.
//   node dev/measureSave.mjs [saves]
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "../build/findChromium.mjs";
import { createServer } from "vite";
import { startTemporarySite } from "./temporarySite.mjs";

const [saves = "20"] = process.argv.slice(2);

/** Between two saves, as for somebody who looks at the result. */
const PAUSE_MS = 1500;

const STYLE = {
  name: "style",
  file: "shared/styles/base.css",
  edit: (text, n) => `${text}\nbody { order: ${n} }\n`,
};
const COMPONENT = {
  name: "component",
  file: "shared/layout/Header.tsx",
  edit: (text, n) => text.replace("<header", `<header data-saved="${n}"`),
};

const VITE_FILES = {
  "index.html":
    '<!doctype html><html lang="en"><body><div id="site"></div><script type="module" src="/site.tsx"></script>',
  "site.tsx": `
    import { StrictMode } from "react";
    import { createRoot } from "react-dom/client";
    import { BrowserRouter } from "react-router-dom";
    import { App } from "./shared/App";
    import { loadPage } from "./shared/pageModules";
    import { pages } from "./shared/pages";
    import "./shared/styles/site.css";
    await loadPage(pages.home);
    createRoot(document.getElementById("site")).render(<StrictMode><BrowserRouter><App /></BrowserRouter></StrictMode>);`,
};

const site = await startTemporarySite();
for (const [name, text] of Object.entries(VITE_FILES)) await writeFile(join(site.folder, name), text);
const vite = await createServer({
  root: site.folder,
  cacheDir: join(site.folder, ".vite"),
  configFile: false,
  logLevel: "warn",
  server: { host: "127.0.0.1", port: 0, fs: { strict: false } },
});
await vite.listen();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});

const rows = [];
for (const [server, address] of [
  ["npm run dev", site.origin],
  ["Vite", vite.resolvedUrls.local[0]],
])
  for (const kind of [STYLE, COMPONENT]) rows.push(await measure(server, address, kind));
console.table(rows);

await browser.close();
await vite.close();
await site.stop();

async function measure(server, address, { name, file, edit }) {
  const page = await browser.newPage();
  let handlePaint;
  await page.exposeFunction("reportPaint", (time, shown) => handlePaint?.(time, shown));
  await page.addInitScript(reportPaints);
  await page.goto(address);
  await page.locator("header[data-live]").waitFor({ state: "attached" });
  const path = join(site.folder, file);
  const original = await readFile(path, "utf8");
  const times = [];
  for (let save = 1; save <= Number(saves); save += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const painted = new Promise((resolve) => {
      handlePaint = (time, shown) => shown === String(save) && resolve(time);
    });
    const saved = performance.timeOrigin + performance.now();
    await writeFile(path, edit(original, save));
    times.push((await painted) - saved);
  }
  await writeFile(path, original);
  await page.close();
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return {
    server,
    saved: name,
    "median ms": sorted[Math.floor(sorted.length / 2)],
    "lowest ms": sorted[0],
    "highest ms": sorted.at(-1),
  };
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
