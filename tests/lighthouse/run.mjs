// Runs Lighthouse on every page of the built site with its mobile preset: npm run lighthouse [path...]
// Writes the table to results.md when all pages ran, and fails where a score is below its budget.
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import lighthouse from "lighthouse";
import { Fetcher } from "lighthouse/core/gather/fetcher.js";
import { findChromium } from "../../scripts/findChromium.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { NO_OTHER_HOSTS, respondForOtherHosts } from "../support/otherHosts.mjs";
import { freePort } from "../support/freePort.mjs";
import { asTable, asWritten } from "../../scripts/generatedParts.mjs";

/** Performance varies from run to run; its median counts. The others need one run. */
const PERFORMANCE_RUNS = 3;
const ATTEMPTS = 3;
/** @type {Readonly<Record<string, number>>} */
const BUDGETS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const CATEGORIES = Object.keys(BUDGETS);
/** Pages that search engines must not list lose points for just that. */
const UNLISTED_PATH = "/login";
/** Its status alone costs it points. */
const UNKNOWN_PATH = "/no-such-page";

/** @typedef {import("lighthouse").Result} Result */

// The one that Lighthouse itself drives the browser with.
const { default: puppeteer } = await import(
  createRequire(fileURLToPath(import.meta.resolve("lighthouse"))).resolve("puppeteer-core")
);

// Lighthouse requests robots.txt from inside the page, whose policy forbids all requests. Search engines, and Lighthouse
// where PageSpeed Insights runs it, request it themselves.
Fetcher.prototype.fetchResource = async (/** @type {string} */ address) => {
  const response = await fetch(address);
  return { status: response.status, content: response.ok ? await response.text() : null };
};

// Lighthouse may still wait for a page that is closed, and would let the run fail for that.
process.on("unhandledRejection", (error) => {
  if (!(error instanceof Error && "code" in error && error.code === "PROTOCOL_TIMEOUT")) throw error;
});

// A name that browsers trust without https, as they trust the real site with it.
const port = await freePort();
const origin = `http://localhost:${port}`;
const { stop } = await serveBuild({ PORT: String(port), PUBLIC_ORIGIN: origin });
const browser = await puppeteer.launch({
  executablePath: findChromium(),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...NO_OTHER_HOSTS],
});
await respondForOtherHosts(await browser.target().createCDPSession());

try {
  const wanted = process.argv.slice(2);
  const rows = [];
  for (const path of wanted.length > 0 ? wanted : await allPaths()) {
    const row = await measure(path);
    rows.push(row);
    console.log(cellsOf(row).join("  "));
  }
  const head = ["page", ...CATEGORIES, "largest paint", "blocked", "shift", "points lost for"];
  const about = `${new Date().toISOString().slice(0, 10)}: Lighthouse ${rows[0]?.version}, mobile preset, performance as the median of ${PERFORMANCE_RUNS} runs, in ${await browser.version()}.`;
  const note = `\`${UNKNOWN_PATH}\` (the 404 page) responds with 404 and, as \`${UNLISTED_PATH}\`, asks not to be listed, which Lighthouse counts against SEO.`;
  const tables = await asWritten([about, asTable([head, ...rows.map(cellsOf)]), note].join("\n\n"));
  if (wanted.length === 0) {
    const file = join(import.meta.dirname, "results.md");
    await writeFile(file, `# Lighthouse\n\n\`npm run lighthouse\` writes this file.\n\n${tables}`);
  }
  const faults = rows.flatMap(belowBudget);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await stop();
}
// Not even a page for which Lighthouse still waits keeps the run from its end.
process.exit();

/** The sitemap has all pages but those that are not to be listed. */
async function allPaths() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) => path);
  return [...listed, UNLISTED_PATH, UNKNOWN_PATH];
}

/** @param {string} path */
async function measure(path) {
  const whole = await run(path, CATEGORIES);
  const runs = [whole];
  while (runs.length < PERFORMANCE_RUNS) runs.push(await run(path, ["performance"]));
  /** @param {(result: Result) => number | null | undefined} numberOf */
  const median = (numberOf) =>
    runs.map((result) => numberOf(result) ?? 0).toSorted((one, other) => one - other)[
      Math.floor(runs.length / 2)
    ] ?? 0;
  return {
    path,
    version: whole.lighthouseVersion,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => {
        const score = category === "performance" ? median(scoreOf(category)) : scoreOf(category)(whole);
        return [category, Math.round((score ?? 0) * 100)];
      }),
    ),
    paintMs: median(({ audits }) => audits["largest-contentful-paint"]?.numericValue),
    blockedMs: median(({ audits }) => audits["total-blocking-time"]?.numericValue),
    shift: median(({ audits }) => audits["cumulative-layout-shift"]?.numericValue),
    faults: [...new Set(runs.flatMap(faultsOf))],
  };
}

/** @type {(category: string) => (result: Result) => number | null | undefined} */
function scoreOf(category) {
  return ({ categories }) => categories[category]?.score;
}

/**
 * On a busy machine Lighthouse at times misses the start of a page in its recording, and says so: then it runs again.
 * @param {string} path
 * @param {string[]} onlyCategories
 * @returns {Promise<Result>}
 */
async function run(path, onlyCategories) {
  let problem;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    /** @type {import("lighthouse").Flags} */
    const flags = { onlyCategories, ignoreStatusCode: true, logLevel: "silent" };
    const result = await lighthouse(`${origin}${path}`, flags, undefined, page);
    await context.close();
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message;
  }
  throw new Error(`${path}: ${problem ?? "no result"}`);
}

/**
 * The audits that cost a page points.
 * @param {Result} result
 */
function faultsOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
}

/** @param {Awaited<ReturnType<typeof measure>>} row */
function belowBudget({ path, scores }) {
  if (path === UNKNOWN_PATH) return [];
  return Object.entries(BUDGETS)
    .filter(([category]) => !(path === UNLISTED_PATH && category === "seo"))
    .filter(([category, budget]) => (scores[category] ?? 0) < budget)
    .map(([category, budget]) => `${path}: ${category} ${scores[category]}, its budget is ${budget}`);
}

/** @param {Awaited<ReturnType<typeof measure>>} row */
function cellsOf({ path, scores, paintMs, blockedMs, shift, faults }) {
  const times = [`${(paintMs / 1000).toFixed(1)} s`, `${Math.round(blockedMs)} ms`];
  return [
    path,
    ...CATEGORIES.map((category) => scores[category]),
    ...times,
    shift.toFixed(3),
    faults.join(", "),
  ];
}
