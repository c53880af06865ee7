// One server under measurement: started on a free port of loopback, on the server's core.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pinned, SERVER_CORE } from "./cores.mjs";
import { fetchAnswer } from "./fetchAnswer.mjs";
import { processorSeconds, residentMiB } from "./kernelCount.mjs";
import { freePort } from "../support/freePort.mjs";

const START_LIMIT_MS = 15_000;
const RETRY_MS = 2;
const SETTLING_LIMIT_MS = 20_000;
const SETTLING_CHECK_MS = 500;
/** A server that used less of that time has nothing left to prepare. */
const IDLE_SECONDS = 0.03;

/**
 * Starts a server and resolves once it has given its first complete answer.
 * @param command called with the port: the program, its arguments and its environment
 */
export async function startContestant({ command, encoding = "identity", ...contestant }) {
  const port = await freePort();
  const { program, args, environment } = command(port);
  const started = performance.now();
  const child = spawn(...pinned(SERVER_CORE, program, args), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: `${port}`,
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const url = `http://127.0.0.1:${port}/`;
  await firstAnswer(url, encoding, child);
  return {
    ...contestant,
    url,
    encoding,
    startUpMs: performance.now() - started,
    processorSeconds: () => processorSeconds(child.pid),
    residentMiB: () => residentMiB(child.pid),
    stop: async () => {
      end();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      process.off("exit", end);
    },
  };
}

/** Starts a server and waits until its page is what it stays. */
export async function startAndSettle(contestant) {
  const running = await startContestant(contestant);
  await settled(running);
  const { body } = await fetchAnswer(running.url, running.encoding);
  return { ...running, bytes: body.length };
}

/** Waits until what a server prepares in the background is done. */
async function settled(contestant) {
  const deadline = performance.now() + SETTLING_LIMIT_MS;
  while (performance.now() < deadline) {
    const before = contestant.processorSeconds();
    await delay(SETTLING_CHECK_MS);
    if (contestant.processorSeconds() - before < IDLE_SECONDS) return;
  }
}

async function firstAnswer(url, encoding, child) {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: the server ended with ${child.exitCode}`);
    try {
      return await fetchAnswer(url, encoding);
    } catch {
      await delay(RETRY_MS);
    }
  }
  throw new Error(`${url}: no complete answer within ${START_LIMIT_MS} ms`);
}
