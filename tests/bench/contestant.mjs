// One server under measurement, on a processor core of its own.
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../support/freePort.mjs";

/** @typedef {{ name: string, args: string[], env?: Record<string, string>, isRendering?: boolean }} Contestant */

const MICROSECONDS_PER_TICK = 1e6 / Number(execFileSync("getconf", ["CLK_TCK"]));
const ON_SERVER_CORE = ["-c", "0", process.execPath];
const ON_LOAD_CORE = ["-c", "1", process.execPath, join(import.meta.dirname, "load.mjs")];
const run = promisify(execFile);

/**
 * Starts a server and resolves after its first complete response.
 * @param {Contestant} contestant
 */
export async function start({ name, args, env, isRendering = false }, encoding = "br") {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const started = performance.now();
  const child = spawn("taskset", [...ON_SERVER_CORE, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: `${port}`, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  while (
    !(await fetch(url).then(
      (response) => response.text(),
      () => "",
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${name} does not start`);
    await delay(2);
  }
  const startUpMs = performance.now() - started;
  /** @param {string} file of proc(5) */
  const statusOf = (file) => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  return {
    name,
    url,
    isRendering,
    startUpMs,
    /** User and system time, the twelfth and thirteenth field after the process's name. */
    processorMicroseconds: () => {
      const fields = statusOf("stat").split(") ").at(-1)?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
    },
    residentMiB: () => Number(/VmRSS:\s+(\d+)/.exec(statusOf("status"))?.[1]) / 1024,
    /**
     * Of the home page, or of another path, which begins without a slash.
     * @type {(load: { path?: string, connections: number, duration?: number, amount?: number }) => Promise<import("./load.mjs").Load>}
     */
    load: async ({ path = "", ...load }) => {
      const options = JSON.stringify({
        url: `${url}${path}`,
        headers: { "accept-encoding": encoding },
        ...load,
      });
      return JSON.parse((await run("taskset", [...ON_LOAD_CORE, options])).stdout);
    },
    stop: async () => {
      process.off("exit", end);
      end();
      await once(child, "exit");
    },
  };
}
