// Tries a running site from outside: node tests/trials/trial.mjs <origin> smoke|overload|drain [seconds]
// "drain" visits while somebody else replaces an instance; it fails where a request fails.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { visitSteadily } from "../endurance/visitSteadily.mjs";

const SEARCHES_PER_SECOND = "500";
const SEARCHES = fileURLToPath(new URL("../endurance/searchSteadily.mjs", import.meta.url));
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

/** Every page of the README, an asset, the health, and what is not there. */
async function smoke() {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const [table = ""] = /<!-- pages -->[^]*<!-- \/pages -->/.exec(readme) ?? [];
  const paths = [...table.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path = ""]) => path);
  const html = await (await fetch(`${origin}/`)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  const wanted = /** @type {[string, number][]} */ ([
    ...[...paths, ...assets, "/healthz", "/readyz", "/robots.txt", "/favicon.svg"].map((path) => [path, 200]),
    ["/no/such/page", 404],
    ["/assets/gone.js", 404],
  ]);
  const statuses = await Promise.all(wanted.map(async ([path]) => (await fetch(`${origin}${path}`)).status));
  console.log(`smoke: ${wanted.length} addresses`);
  return wanted.flatMap(([path, status], index) =>
    statuses[index] === status ? [] : [`${path} has status ${statuses[index]} instead of ${status}`],
  );
}

/** What visitors of / see while one client searches for something new, over and over. */
async function overload() {
  // In a process of their own, so that these visits do not wait for them.
  const searches = fork(SEARCHES, [origin, SEARCHES_PER_SECOND]);
  const { visits, p50, p99 } = await visitFor(() => "/");
  searches.send("stop");
  const [refused] = await once(searches, "message");
  console.log(`overload: / p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${refused} searches refused`);
  const failed = visits.filter(({ status }) => status !== 200);
  return [
    ...(failed.length > 0 ? [`${failed.length} of ${visits.length} visits of / failed`] : []),
    ...(p99 > MAX_P99_MS ? [`/ took ${p99.toFixed(0)} ms`] : []),
  ];
}

async function drain() {
  const paths = ["/", "/about", "/contact"];
  const { visits, p99 } = await visitFor((index) => paths[index % paths.length] ?? "/");
  console.log(`drain: ${countStatuses(visits)}; p99 ${p99.toFixed(1)} ms`);
  return visits.filter(({ status }) => status !== 200).map(({ status, fault }) => `${status} ${fault}`);
}

/** @param {(index: number) => string} path */
async function visitFor(path) {
  const visitors = visitSteadily(origin, { perSecond: VISITS_PER_SECOND, path });
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const visits = await visitors.stop();
  const times = visits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const quantile = (/** @type {number} */ part) => times[Math.floor(times.length * part)] ?? 0;
  return { visits, p50: quantile(0.5), p99: quantile(0.99) };
}

/** @param {import("../endurance/visitSteadily.mjs").Visit[]} visits */
function countStatuses(visits) {
  const statuses = [...new Set(visits.map(({ status }) => status))].toSorted((one, other) => one - other);
  return statuses
    .map((status) => `${status} × ${visits.filter((visit) => visit.status === status).length}`)
    .join(", ");
}
