// Measures this server beside others that answer the same home page: npm run bench
// Prints the tables and writes them to tests/bench/results.md and the README. Bounded: about five minutes on two cores.
import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "./browser.mjs";
import { startAndSettle } from "./contestant.mjs";
import { bareServer, buildNaive, liveSite, naive, sameAnswer, site } from "./contestants.mjs";
import { fetchAnswer } from "./fetchAnswer.mjs";
import { measureMainThread } from "./mainThread.mjs";
import { measureMemory } from "./memory.mjs";
import { measurePageBytes } from "./pageBytes.mjs";
import { showInReadme } from "../support/showInReadme.mjs";
import { circumstances, report, speedTable } from "./report.mjs";
import { measureInTurn } from "./rounds.mjs";
import { measureStartUps } from "./startUp.mjs";
import { measureWarmUpPauses } from "./warmUp.mjs";

const ENCODINGS = ["br", "identity"];
const SITEMAP_PATH = "/sitemap.xml";
/** Pages that search engines are not told of. */
const UNLISTED_PATHS = ["/login"];
const root = join(import.meta.dirname, "../..");

const about = await circumstances();
execFileSync(process.execPath, ["build.mjs", "--if-missing"], { cwd: root, stdio: "inherit" });
await buildNaive();
const folder = await mkdtemp(join(tmpdir(), "larkwell-bench-"));
// nginx drops its rights and must still be able to read the page.
await chmod(folder, 0o755);

const requests = [];
const memory = [];
for (const encoding of ENCODINGS) {
  step(`Requests, ${encoding}`);
  const ready = await startAndSettle({ ...site, encoding });
  const same = await sameAnswer(folder, encoding, await fetchAnswer(ready.url, encoding));
  const running = [ready];
  for (const contestant of [...same, liveSite, naive])
    running.push(await startAndSettle({ ...contestant, encoding }));
  const figures = await measureInTurn(running);
  const rows = running.map((contestant, index) => ({ ...contestant, ...figures[index] }));
  requests.push(...rows.map((row) => ({ ...row, floor: rows[1] })));
  await Promise.all(running.map((contestant) => contestant.stop()));

  if (encoding !== ENCODINGS[0]) continue;
  step("Memory");
  for (const contestant of [same[0], site, ...same.slice(2)])
    memory.push({ name: contestant.name, ...(await measureMemory({ ...contestant, encoding })) });
}

step("Start-up");
const bare = await bareServer(folder);
const starting = [bare, site, naive];
const startUps = (await measureStartUps(starting)).map((ms, index) => ({ name: starting[index].name, ms }));

step("While the table of ready pages fills");
const { entry } = JSON.parse(await readFile(join(root, "dist/manifest.json"), "utf8"));
const filling = [
  { ...bare, path: "/" },
  { ...site, path: entry.href },
];
const pauses = (await measureWarmUpPauses(filling)).map((ms, index) => ({ name: filling[index].name, ms }));

step("In the browser");
const browser = await launchBrowser();
const inBrowser = browser ? await measureInBrowser(browser) : {};
await browser?.close();
await rm(folder, { recursive: true });

const results = await report({ about, requests, memory, startUps, pauses, ...inBrowser });
await writeFile(join(import.meta.dirname, "results.md"), results);
await showInReadme("speed", `${about}\n\n${speedTable(requests)}`);
console.log(results);

async function measureInBrowser(browser) {
  const running = await startAndSettle(site);
  const { origin } = new URL(running.url);
  const sitemap = await (await fetch(`${origin}${SITEMAP_PATH}`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  const mainThread = await measureMainThread(browser, running.url);
  const pageBytes = await measurePageBytes(browser, origin, [...listed, ...UNLISTED_PATHS]);
  await running.stop();
  return { mainThread, pageBytes };
}

function step(name) {
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${name}`);
}
