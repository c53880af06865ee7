// Load from the other core: wrk where it is installed, since it takes little of the machine itself; else autocannon.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { isInstalled, LOAD_CORE, pinned } from "./cores.mjs";

const run = promisify(execFile);
const PATIENCE_MS = 120_000;
const MS_BY_UNIT = { us: 0.001, ms: 1, s: 1000 };

export const loadGenerator = isInstalled("wrk") ? "wrk" : "autocannon";

/** Asks for so many seconds: how many answers came, how fast, and the median milliseconds of one. */
export function loadFor(contestant, { connections, seconds }) {
  return loadGenerator === "wrk"
    ? wrk(contestant, connections, seconds)
    : autocannon(contestant, { connections, duration: seconds });
}

/** Asks so many times. */
export function loadTimes(contestant, { connections, amount }) {
  return autocannon(contestant, { connections, amount });
}

async function wrk({ name, url, encoding }, connections, seconds) {
  const args = [
    "--threads",
    "1",
    "--connections",
    `${connections}`,
    "--duration",
    `${seconds}s`,
    "--timeout",
    "30s",
    "--latency",
  ];
  const output = await onLoadCore("wrk", [...args, "--header", `Accept-Encoding: ${encoding}`, url]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${name}: requests failed\n${output}`);
  const [, p50, unit] = /50%\s+([\d.]+)(us|ms|s)/.exec(output);
  return {
    requests: Number(/(\d+) requests in/.exec(output)[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]),
    p50Ms: Number(p50) * MS_BY_UNIT[unit],
  };
}

async function autocannon({ name, url, encoding }, options) {
  const program = join(import.meta.dirname, "autocannonLoad.mjs");
  const all = { url, headers: { "accept-encoding": encoding }, ...options };
  const { failed, ...result } = JSON.parse(
    await onLoadCore(process.execPath, [program, JSON.stringify(all)]),
  );
  if (failed) throw new Error(`${name}: ${failed} requests failed`);
  return result;
}

async function onLoadCore(program, args) {
  const { stdout } = await run(...pinned(LOAD_CORE, program, args), { timeout: PATIENCE_MS });
  return stdout;
}
