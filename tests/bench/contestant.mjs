// One server under measurement: started on a free port of loopback, on one core where taskset is there, read from /proc.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";

const CLOCK_TICKS_PER_SECOND = 100;
const START_LIMIT_MS = 15_000;
const SERVER_CORE = "0";
export const LOAD_CORE = "1";

export function isInstalled(command) {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** @param core which core to stay on, where taskset is there to see to it */
export function pinned(core, command, args) {
  return isInstalled("taskset") ? ["taskset", ["-c", core, command, ...args]] : [command, args];
}

/** Starts a server and resolves once it has given its first complete answer, with the milliseconds that took. */
export async function startContestant({ name, command, args, env = {}, acceptEncoding }) {
  const port = await freePort();
  const [pinnedCommand, pinnedArgs] = pinned(SERVER_CORE, command, args(port));
  const started = performance.now();
  const child = spawn(pinnedCommand, pinnedArgs, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "silent",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}/`;
  const answer = await firstAnswer(url, acceptEncoding, child);
  return {
    name,
    url,
    acceptEncoding,
    startUpMs: performance.now() - started,
    bytes: answer.length,
    body: answer,
    processorSeconds: () => processorSeconds(child.pid),
    memoryMiB: () => memoryMiB(child.pid),
    stop: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function firstAnswer(url, acceptEncoding, child) {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    if (performance.now() > deadline)
      throw new Error(`${url}: no complete answer within ${START_LIMIT_MS} ms`);
    if (child.exitCode !== null) throw new Error(`${url}: the server ended with ${child.exitCode}`);
    try {
      return await fetchBytes(url, acceptEncoding);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

/** The body of an answer as it comes over the wire, still encoded. */
export function fetchBytes(url, acceptEncoding) {
  return new Promise((resolve, reject) => {
    const headers = acceptEncoding ? { "Accept-Encoding": acceptEncoding } : {};
    request(url, { headers, agent: false }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      if (response.statusCode === 200) resolve(Buffer.concat(chunks));
      else reject(new Error(`${url} answered ${response.statusCode}`));
    })
      .on("error", reject)
      .end();
  });
}

/** User and system time of a process and its children, from the kernel's own count. */
function processorSeconds(pid) {
  return family(pid).reduce((sum, member) => {
    const fields = readFileSync(`/proc/${member}/stat`, "utf8").split(") ")[1].split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
  }, 0);
}

function memoryMiB(pid) {
  return family(pid).reduce((sum, member) => {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${member}/status`, "utf8"))?.[1] ?? 0;
    return sum + Number(kib) / 1024;
  }, 0);
}

function family(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [pid, ...(children ? children.split(" ").flatMap((child) => family(Number(child))) : [])];
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
