// Measures this server beside others that send the same home page: npm run bench [-- --short]
// Writes the tables to results.md, and the goals to the README, but not those of a short run. About five minutes on two cores.
//   npm run bench -- --against <commit> [--paths /,/blog] [--runs 7]
// prints first loads of this build and of that commit's, in turn, and nothing else.
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import * as esbuild from "esbuild";
import { dist, root } from "../../build/folders.mjs";
import { asTable, asWritten, withParts } from "../../scripts/generatedParts.mjs";
import { buildOfCommit } from "./buildOfCommit.mjs";
import { start } from "./contestant.mjs";
import { measureFirstLoads } from "./firstLoads.mjs";
import * as measure from "./measure.mjs";
import { measurePageBytes } from "./pageBytes.mjs";

/** @typedef {import("./contestant.mjs").Contestant} Contestant */

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    against: { type: "string" },
    paths: { type: "string", default: "/,/blog,/contact,/solutions,/solutions/providers" },
    runs: { type: "string", default: "7" },
  },
});
if (values.against !== undefined) {
  const other = await buildOfCommit(values.against);
  const builds = [
    { name: "this build", folder: dist },
    { name: values.against, folder: other.folder },
  ];
  try {
    const options = { paths: values.paths.split(","), runs: Number(values.runs) };
    console.log(await asWritten(await measureFirstLoads(builds, options)));
  } finally {
    await other.remove();
  }
  process.exit();
}

const isShort = values.short;
const rounds = isShort ? 1 : 5;
const secondsPerRound = isShort ? 1 : 2;
/** Each server writes these itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

const folder = await mkdtemp(join(tmpdir(), "site-bench-"));
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start`;
const about = `${date}: Node ${process.versions.node}; ${machine}. Load by autocannon, ${measure.CONNECTIONS} connections (${measure.RENDERED_CONNECTIONS} where documents are rendered), server and load on a core each; medians of ${rounds} rounds in turn. node:http and Express send the recorded response and do nothing else. The naive server renders each response, behind helmet and compression.`;

const args = [join(dist, "server.js")];
const env = {};
/** As the image has it. */
const imageEnv = { MALLOC_ARENA_MAX: "2" };
const site = { name: "this server, cached", args, env };
const live = { name: "this server, live", args, env: { ...env, PAGE_CACHE: "off" }, isRendering: true };
const naive = { name: "naive server", args: [await buildNaiveServer()], isRendering: true };

const [nodeHttp] = await recordedContestants("br");
const startUps = await measure.measureStartUps([nodeHttp, site, naive], rounds + 2);
const bareMemory = await measure.measureMemory({ ...nodeHttp, env: imageEnv });
const siteMemory = await measure.measureMemory({ ...site, env: { ...env, ...imageEnv } });
const requests = [];
for (const encoding of ["br", "identity"]) {
  const contestants = [...(await recordedContestants(encoding)), site, live, naive];
  requests.push(await measure.measureRequests(contestants, { encoding, rounds, secondsPerRound }));
}
await rm(folder, { recursive: true });

const times = (value = 0, floor = 0) => `${(value / floor).toFixed(2)} ×`;
const goals = asTable([
  ["goal", "allowed", "measured"],
  ...requests.flatMap(([bare, express, ours]) => [
    [`processor: ${express?.name}, to node:http`, "", times(express?.microseconds, bare?.microseconds)],
    [`processor: ${ours?.name}, to node:http`, "2.4 ×", times(ours?.microseconds, bare?.microseconds)],
  ]),
  ["start to first response, to node:http", "5 ×", times(startUps[1], startUps[0])],
  ["start to first response, naive server to node:http", "", times(startUps[2], startUps[0])],
  [
    "memory after 30,000 requests as in the image, to node:http",
    "1.6 ×",
    times(siteMemory.late, bareMemory.late),
  ],
  ["growth after the first 10,000", "none", `${(siteMemory.late - siteMemory.early).toFixed(1)} MiB`],
]);
const requestTable = asTable([
  ["home page", "processor µs a request", "×", "requests a second", "p50 ms, one connection", "×"],
  ...requests.flatMap((rows) =>
    rows.map(({ name, microseconds, perSecond, p50Ms }) => [
      name,
      microseconds.toFixed(0),
      times(microseconds, rows[0]?.microseconds),
      perSecond.toFixed(0),
      p50Ms.toFixed(3),
      times(p50Ms, rows[0]?.p50Ms),
    ]),
  ),
]);
const pageBytes = `What the first load of each page has, brotlied:\n\n${await measurePageBytes()}`;
const tables = await asWritten([about, goals, requestTable, pageBytes].join("\n\n"));
console.log(tables);
if (!isShort) {
  await writeFile(
    join(import.meta.dirname, "results.md"),
    `# Benchmark\n\n\`npm run bench\` writes this file.\n\n${tables}`,
  );
  await writeFile(join(root, "README.md"), await withParts("README.md", { speed: `${about}\n\n${goals}` }));
}

/**
 * Servers that only send what this server sent.
 * @param {string} encoding
 */
async function recordedContestants(encoding) {
  const running = await start(site);
  const [response] = await once(get(running.url, { headers: { "accept-encoding": encoding } }), "response");
  const body = (await buffer(response)).toString("base64");
  await running.stop();
  const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name));
  const file = join(folder, `${encoding}.json`);
  await writeFile(file, JSON.stringify({ headers, body }));
  const program = join(import.meta.dirname, "contestants/recorded.mjs");
  return /** @type {[Contestant, Contestant]} */ ([
    { name: "node:http, same bytes", args: [program, "node:http", file] },
    { name: "Express, same bytes", args: [program, "express", file] },
  ]);
}

async function buildNaiveServer() {
  const entryPoints = [join(import.meta.dirname, "contestants/naive.tsx")];
  const outfile = join(root, "node_modules/.bench/naive.mjs");
  const loader = /** @type {const} */ ({ ".css": "empty" });
  await esbuild.build({
    entryPoints,
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    loader,
  });
  return outfile;
}
