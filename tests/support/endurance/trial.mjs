// Tries a running site from outside: node tests/support/endurance/trial.mjs <origin> smoke|overload|drain [seconds]
// "drain" visits while somebody else replaces an instance; it fails where a request fails.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { visitSteadily } from "./visitSteadily.mjs";

const SEARCHES_PER_SECOND = "500";
const VISITS_PER_SECOND = 50;
/** Of /, while searches come; a machine that others share takes longer than the 50 ms of a quiet one. */
const MAX_P99_MS = 3000;

const [origin = "", trial = "", seconds = "15"] = process.argv.slice(2);
const trials = { smoke, overload, drain };
const run = trials[/** @type {keyof typeof trials} */ (trial)];
if (!run) throw new Error("Name a trial: smoke, overload or drain");
const faults = await run();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Every page and article of the sitemap, the assets of one, the health, and what is not there. */
async function smoke() {
  const read = async (/** @type {string} */ path) => (await fetch(`${origin}${path}`)).text();
  const pages = (await read("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g);
  const assets = (await read("/")).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  const addresses = [...pages, ...assets].map(([, path = ""]) => path);
  const there = [...addresses, "/login", "/healthz", "/readyz", "/robots.txt", "/favicon.svg"];
  const missing = ["/no/such/page", "/assets/gone.js"];
  console.log(`smoke: ${there.length + missing.length} addresses`);
  const responses = await Promise.all([...there, ...missing].map((path) => fetch(`${origin}${path}`)));
  return responses
    .filter(({ status }, index) => status !== (index < there.length ? 200 : 404))
    .map(({ url, status }) => `${url} has status ${status}`);
}

/** What visitors of / see while one client searches for something new, over and over. */
async function overload() {
  // In a process of their own, so that these visits do not wait for them.
  const searchSteadily = join(import.meta.dirname, "searchSteadily.mjs");
  const searches = fork(searchSteadily, [origin, SEARCHES_PER_SECOND]);
  const { failed, p99 } = await visitFor(["/"]);
  searches.send("stop");
  const [refused] = await once(searches, "message");
  console.log(`overload: ${refused} searches refused`);
  return [...failed, ...(p99 > MAX_P99_MS ? [`/ took ${p99.toFixed(0)} ms`] : [])];
}

async function drain() {
  return (await visitFor(["/", "/about", "/contact"])).failed;
}

/** @param {readonly string[]} paths */
async function visitFor(paths) {
  const path = (/** @type {number} */ index) => paths[index % paths.length] ?? "/";
  const visitors = visitSteadily(origin, { perSecond: VISITS_PER_SECOND, path });
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const visits = await visitors.stop();
  const times = visits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`${trial}: ${visits.length} visits, p99 ${p99.toFixed(1)} ms`);
  const failed = visits.filter(({ status }) => status !== 200);
  return { failed: failed.map(({ status, fault }) => `a visit has status ${status} ${fault}`), p99 };
}
