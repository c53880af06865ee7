// Measures this server beside others that answer the same home page: npm run bench
// Prints one table and writes it to tests/bench/results.md. Bounded in count: about three minutes on two cores.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { fetchBytes, isInstalled, LOAD_CORE, pinned, startContestant } from "./contestant.mjs";

const ROUNDS = 1;
const CONNECTIONS = 64;
const READY_REQUESTS = 12_000;
const RENDERED_REQUESTS = 400;
const MEMORY_REQUESTS = 30_000;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const folder = await mkdtemp(join(tmpdir(), "larkwell-bench-"));
const run = promisify(execFile);
// nginx drops its rights and must still be able to read the page.
await chmod(folder, 0o755);

const node = (file) => ({ command: process.execPath, args: () => [file] });
const server = join(root, "dist/server.js");

await esbuild.build({
  entryPoints: [join(here, "contestants/naive.tsx")],
  outfile: join(root, "dist/naive.mjs"),
  bundle: true,
  format: "esm",
  platform: "node",
  packages: "external",
  jsx: "automatic",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "error",
});

const encodings = [
  { encoding: "br", suffix: "brotli" },
  { encoding: "", suffix: "no compression" },
];
const contestants = [];
for (const { encoding, suffix } of encodings) {
  const acceptEncoding = encoding || "identity";
  const site = await startContestant({
    name: `this server, ready (${suffix})`,
    ...node(server),
    acceptEncoding,
  });
  await settled(site);
  const bodyFile = join(folder, `home.${encoding || "html"}`);
  await writeFile(bodyFile, await fetchBytes(site.url, acceptEncoding));
  const env = { BODY_FILE: bodyFile, ENCODING: encoding };
  contestants.push(
    { ...site, kind: "ready", encoding },
    {
      ...(await startContestant({
        name: `node:http, same bytes (${suffix})`,
        ...node(join(here, "contestants/nodeHttp.mjs")),
        env,
        acceptEncoding,
      })),
      kind: "ready",
      encoding,
      isFloor: true,
    },
    {
      ...(await startContestant({
        name: `Express, same bytes (${suffix})`,
        ...node(join(here, "contestants/express.mjs")),
        env,
        acceptEncoding,
      })),
      kind: "ready",
      encoding,
    },
    {
      ...(await startContestant({
        name: `this server, live (${suffix})`,
        ...node(server),
        env: { PAGE_CACHE: "off" },
        acceptEncoding,
      })),
      kind: "rendered",
      encoding,
    },
    {
      ...(await startContestant({
        name: `the usual way (${suffix})`,
        ...node(join(root, "dist/naive.mjs")),
        acceptEncoding,
      })),
      kind: "rendered",
      encoding,
    },
  );
  if (isInstalled("nginx"))
    contestants.push({ ...(await startNginx(suffix, encoding, bodyFile)), kind: "ready", encoding });
}

const samples = new Map(contestants.map((contestant) => [contestant, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const contestant of contestants) {
    const amount = contestant.kind === "ready" ? READY_REQUESTS : RENDERED_REQUESTS;
    const before = contestant.processorSeconds();
    const many = await load(contestant, CONNECTIONS, amount);
    const processorMicroseconds = ((contestant.processorSeconds() - before) / many.requests) * 1e6;
    const one = await latencyOfOne(contestant, contestant.kind === "ready" ? 1_500 : 60);
    if (many.failed) throw new Error(`${contestant.name}: ${many.failed} requests failed`);
    samples
      .get(contestant)
      .push({ processorMicroseconds, perSecond: many.requests / many.seconds, p50Ms: one });
  }
}

const memory = [];
for (const contestant of contestants.filter(({ kind, encoding }) => kind === "ready" && encoding === "br")) {
  await load(contestant, CONNECTIONS, MEMORY_REQUESTS / 3);
  const early = contestant.memoryMiB();
  await load(contestant, CONNECTIONS, (MEMORY_REQUESTS * 2) / 3);
  memory.push({ name: contestant.name, early, late: contestant.memoryMiB() });
}
const startUps = await measureStartUps();
await Promise.all(contestants.map((contestant) => contestant.stop()));
await rm(folder, { recursive: true });

const report = await writeReport();
await writeFile(join(here, "results.md"), report);
console.log(report);

/** A ready page is ready once it comes with a tag: the first answers are streamed while their bytes are collected. */
async function settled({ url }) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(url)).headers.get("etag")) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000));
}

async function load({ url, acceptEncoding }, connections, amount) {
  const [command, args] = pinned(LOAD_CORE, process.execPath, [
    join(here, "load.mjs"),
    url,
    String(connections),
    String(amount),
    acceptEncoding,
  ]);
  const { stdout } = await run(command, args);
  return JSON.parse(stdout);
}

/** The median milliseconds of one visitor's requests, one after the other on one connection. */
async function latencyOfOne({ url, acceptEncoding }, amount) {
  const { Agent, request } = await import("node:http");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (let count = 0; count < amount; count += 1) {
    const started = performance.now();
    await new Promise((resolve, reject) => {
      request(url, { agent, headers: { "Accept-Encoding": acceptEncoding } }, (response) =>
        response.resume().on("end", resolve),
      )
        .on("error", reject)
        .end();
    });
    times.push(performance.now() - started);
  }
  agent.destroy();
  return median(times);
}

async function startNginx(suffix, encoding, bodyFile) {
  const prefix = await mkdtemp(join(folder, "nginx-"));
  const header = encoding ? `add_header Content-Encoding ${encoding};` : "";
  const configuration = (port) => `daemon off;
pid ${prefix}/pid;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  keepalive_requests 1000000;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { default_type text/html; ${header} try_files /${basename(bodyFile)} =404; }
  }
}
`;
  return startContestant({
    name: `nginx, same file (${suffix})`,
    command: "nginx",
    args: (port) => {
      writeFileSync(join(prefix, "nginx.conf"), configuration(port));
      return ["-p", prefix, "-e", "/dev/null", "-c", join(prefix, "nginx.conf")];
    },
    acceptEncoding: encoding || "identity",
  });
}

async function measureStartUps() {
  const floorBody = join(folder, "home.html");
  const starts = {
    "this server": { ...node(server) },
    "a bare http server": { ...node(join(here, "contestants/nodeHttp.mjs")), env: { BODY_FILE: floorBody } },
    "the usual way": { ...node(join(root, "dist/naive.mjs")) },
  };
  const times = Object.fromEntries(Object.keys(starts).map((name) => [name, []]));
  for (let round = 0; round < 7; round += 1) {
    for (const [name, start] of Object.entries(starts)) {
      const contestant = await startContestant({ name, ...start, acceptEncoding: "identity" });
      times[name].push(contestant.startUpMs);
      await contestant.stop();
    }
  }
  return Object.entries(times).map(([name, list]) => ({ name, ms: median(list) }));
}

function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function writeReport() {
  const rows = contestants.map((contestant) => {
    const list = samples.get(contestant);
    return {
      ...contestant,
      processorMicroseconds: median(list.map((sample) => sample.processorMicroseconds)),
      perSecond: median(list.map((sample) => sample.perSecond)),
      p50Ms: median(list.map((sample) => sample.p50Ms)),
    };
  });
  const lines = rows.map((row) => {
    const floor = rows.find(({ isFloor, encoding }) => isFloor && encoding === row.encoding);
    const ratio = (key) => (row[key] / floor[key]).toFixed(2);
    return `| ${row.name} | ${row.bytes} | ${row.processorMicroseconds.toFixed(0)} | ${ratio("processorMicroseconds")} | ${row.perSecond.toFixed(0)} | ${ratio("perSecond")} | ${row.p50Ms.toFixed(3)} | ${ratio("p50Ms")} |`;
  });
  const bare = startUps.find(({ name }) => name === "a bare http server").ms;
  const versions = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return `# Benchmark

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, React ${versions.dependencies.react}, Express ${versions.dependencies.express}, ${ROUNDS} rounds interleaved, medians, ${CONNECTIONS} connections, server and load on a core each. Ratios are to node:http with the same bytes in the same run.

| home page | bytes | processor µs per request | ratio | requests a second | ratio | p50 ms, one connection | ratio |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join("\n")}

| start to first complete answer | ms | ratio |
| --- | --- | --- |
${startUps.map(({ name, ms }) => `| ${name} | ${ms.toFixed(0)} | ${(ms / bare).toFixed(2)} |`).join("\n")}

| memory (MiB, brotli) | after ${MEMORY_REQUESTS / 3} requests | after ${MEMORY_REQUESTS} |
| --- | --- | --- |
${memory.map(({ name, early, late }) => `| ${name} | ${early.toFixed(0)} | ${late.toFixed(0)} |`).join("\n")}
`;
}
