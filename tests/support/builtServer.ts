import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { freePort } from "./freePort.mjs";

const START_LIMIT_MS = 20_000;
const RETRY_MS = 25;

type Environment = Readonly<Record<string, string>>;

/** Runs a built server that stops without delay, with nothing in its environment but these. The caller has to end it. */
export function runServer(environment: Environment, file = "dist/server.js", flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, file], {
    env: { HOST: "127.0.0.1", LOG_FORMAT: "json", SHUTDOWN_DELAY_MS: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  return { child, exit, output: text(child.stdout), complaints: text(child.stderr) };
}

/** Runs the built server and waits until it wants requests. */
export async function servingServer(environment: Environment = {}, file?: string) {
  const port = Number(environment["PORT"] ?? (await freePort()));
  const server = runServer({ PORT: String(port), ...environment }, file);
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${origin}/readyz`)).status === 200);
  const memoryMiB = () => {
    const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8")) ?? [];
    return Number(kib) / 1024;
  };
  return { ...server, origin, port, memoryMiB };
}

/** Asks again until the condition holds; what throws does not hold yet. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    try {
      if (await condition()) return;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  throw new Error(`waited ${START_LIMIT_MS} ms in vain`);
}
