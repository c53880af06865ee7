// Lets Lighthouse judge every page of the built site as a phone sees it: npm run lighthouse [path...]
// Prints one table, the median of three runs a page, and writes it to tests/lighthouse/results.md and the README when it is whole.
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import lighthouse from "lighthouse";
import { Fetcher } from "lighthouse/core/gather/fetcher.js";
import { findChromium } from "../../scripts/findChromium.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { freePort } from "../support/freePort.mjs";
import { answerOutside, NOTHING_OUTSIDE } from "../support/answerOutside.mjs";
import { asWritten, showInReadme } from "../support/showInReadme.mjs";

const RUNS = 3;
const ATTEMPTS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const UNKNOWN_PATH = "/no-such-page";

const here = dirname(fileURLToPath(import.meta.url));
// The one that Lighthouse itself drives the browser with.
const { default: puppeteer } = await import(
  createRequire(fileURLToPath(import.meta.resolve("lighthouse"))).resolve("puppeteer-core")
);

// Lighthouse asks for robots.txt in the page's name, and the page's policy lets nothing be asked for. Search engines, and
// Lighthouse where PageSpeed Insights runs it, ask in their own.
Fetcher.prototype.fetchResource = async (address) => {
  const answer = await fetch(address);
  return { status: answer.status, content: answer.ok ? await answer.text() : null };
};

// A name that browsers trust without https, as they trust the real site with it.
const port = await freePort();
const origin = `http://localhost:${port}`;
const { stop } = await serveBuild({ PORT: String(port), PUBLIC_ORIGIN: origin });
const browser = await puppeteer.launch({
  executablePath: findChromium(),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...NOTHING_OUTSIDE],
});
await answerOutside(await browser.target().createCDPSession());

try {
  const wanted = process.argv.slice(2);
  const paths = wanted.length > 0 ? wanted : await allPaths();
  const rows = [];
  for (const path of paths) {
    rows.push(await medianOf(path));
    console.log(cells(rows.at(-1)).join("  "));
  }
  const table = await asMarkdown(rows);
  console.log(`\n${table}`);
  if (wanted.length === 0) {
    await writeFile(
      join(here, "results.md"),
      await asWritten(`# Lighthouse\n\n\`npm run lighthouse\` writes this file.\n\n${table}`),
    );
    await showInReadme("lighthouse", table);
  }
} finally {
  await browser.close();
  await stop();
}

/** What is to be found stands in the sitemap; the sign-in and the 404 page do not. */
async function allPaths() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return [...found, "/login", UNKNOWN_PATH];
}

async function medianOf(path) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await judge(path));
  const median = (numberOf) => runs.map(numberOf).toSorted((one, other) => one - other)[(RUNS - 1) / 2];
  return {
    path,
    scores: CATEGORIES.map((category) =>
      median(({ lhr }) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    ),
    paintMs: median(({ lhr }) => lhr.audits["largest-contentful-paint"].numericValue),
    blockedMs: median(({ lhr }) => lhr.audits["total-blocking-time"].numericValue),
    shift: median(({ lhr }) => lhr.audits["cumulative-layout-shift"].numericValue),
    faults: [...new Set(runs.flatMap(({ lhr }) => faultsOf(lhr)))],
    version: runs[0].lhr.lighthouseVersion,
  };
}

/** On a busy machine Lighthouse at times misses the start of a page in its recording, says so, and is to be asked again. */
async function judge(path) {
  let result;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    result = await lighthouse(
      `${origin}${path}`,
      { onlyCategories: CATEGORIES, ignoreStatusCode: true, logLevel: "silent" },
      undefined,
      page,
    );
    await context.close();
    if (result && !result.lhr.runtimeError) return result;
  }
  throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
}

/** The audits that cost a page points. */
function faultsOf(lhr) {
  return CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
}

function cells({ path, scores, paintMs, blockedMs, shift, faults }) {
  return [
    path,
    ...scores.map(String),
    `${(paintMs / 1000).toFixed(1)} s`,
    `${Math.round(blockedMs)} ms`,
    shift.toFixed(3),
    faults.join(", "),
  ];
}

async function asMarkdown(rows) {
  const head = ["page", ...CATEGORIES, "largest paint", "blocked", "shift", "points lost for"];
  const lines = [head, head.map(() => "---"), ...rows.map(cells)].map((line) => `| ${line.join(" | ")} |`);
  return `${new Date().toISOString().slice(0, 10)}: Lighthouse ${rows[0].version}, mobile preset, median of ${RUNS} runs in ${await browser.version()}.

${lines.join("\n")}

\`${UNKNOWN_PATH}\` (the 404 page) answers 404 and, as \`/login\`, asks not to be listed, which Lighthouse counts against SEO.
`;
}
