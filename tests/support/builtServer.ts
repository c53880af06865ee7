import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

/** On a machine that is busy with other things, too. */
const START_LIMIT_MS = 60_000;
const RETRY_MS = 25;

type Environment = Readonly<Record<string, string>>;

/** What still runs when the tests of a file are over. */
const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

/** Runs a built server that stops without delay, with nothing in its environment but these. It ends with the tests of the file. */
export function runServer(environment: Environment, file = "dist/server.js", flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, file], {
    env: { HOST: "127.0.0.1", LOG_FORMAT: "json", SHUTDOWN_DELAY_MS: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (written += part));
  const output = once(child.stdout, "end").then(() => written);
  return { child, exit, output, written: () => written, complaints: text(child.stderr) };
}

/** Runs the built server, on a free port unless one is given, and waits until it takes requests. */
export async function servingServer(environment: Environment = {}, file?: string, flags?: string[]) {
  const server = runServer({ PORT: "0", ...environment }, file, flags);
  const ended = server.exit.then(async () => {
    throw new Error(`the server does not start: ${await server.complaints}`);
  });
  ended.catch(() => undefined);
  const find = () => / is at (http:\/\/127\.0\.0\.1:(\d+))\//.exec(server.written());
  await Promise.race([ended, until(() => find() !== null)]);
  const [, origin = "", port] = find() ?? [];
  const memoryMiB = () => {
    const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8")) ?? [];
    return Number(kib) / 1024;
  };
  return { ...server, origin, port: Number(port), memoryMiB };
}

/** Resolves once the condition holds; while it throws, it does not. */
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

/** Whether nobody listens there. */
export const isRefused = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  );

/** What a server has logged as JSON. */
export const linesOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
