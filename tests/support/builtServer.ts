import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { freePort } from "./freePort.mjs";
import { linesOf } from "./linesOf";
import { endAfterFile } from "./startedProcesses";
import { until } from "./until";

type Environment = Readonly<Record<string, string>>;

/**
 * Runs a built server with only these environment variables, and no delay at shutdown. It is killed after the tests of the file.
 */
export function runServer(environment: Environment, file = "dist/server.js", flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, file], {
    env: { HOST: "127.0.0.1", SHUTDOWN_DELAY_MS: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endAfterFile(child);
  // "close" and not "exit", because it waits until all output has been read.
  const exit = once(child, "close") as Promise<[number | null, string | null]>;
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (written += part));
  const logged = () => linesOf(written);
  return { child, exit, written: () => written, logged, complaints: text(child.stderr) };
}

/** Runs the built server on its `PORT`, or else on a free one, and waits until it accepts requests. */
export async function servingServer(environment: Environment = {}, file?: string, flags?: string[]) {
  const port = Number(environment["PORT"] ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const server = runServer({ PORT: String(port), ...environment }, file, flags);
  const ended = server.exit.then(async () => {
    throw new Error(`the server does not start: ${await server.complaints}`);
  });
  ended.catch(() => undefined);
  await Promise.race([ended, until(async () => !(await isRefused(origin)))]);
  return { ...server, origin, port };
}

/** Whether no server listens at this origin. */
export const isRefused = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  );
