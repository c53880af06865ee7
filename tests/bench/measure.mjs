// Start-up, requests and memory, in short rounds in turn, so that what else the machine does affects all alike.
import { setTimeout as delay } from "node:timers/promises";
import { start } from "./contestant.mjs";
import { median } from "./median.mjs";

/** @typedef {import("./contestant.mjs").Contestant} Contestant */

export const CONNECTIONS = 64;
/** Of a server that renders: fewer than wait in the queue of renderings, so that none is refused. */
export const RENDERED_CONNECTIONS = 16;
const EARLY_REQUESTS = 10_000;
const LATE_REQUESTS = 30_000;
const REQUESTS_ALONE = 200;
/** Until what a server prepares after its start is done. */
export const SETTLING_MS = 4000;

/**
 * Milliseconds from a process's start to its first complete response.
 * @param {readonly Contestant[]} contestants
 * @param {number} rounds
 */
export async function measureStartUps(contestants, rounds) {
  /** @type {number[][]} */
  const times = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, contestant] of contestants.entries()) {
      const running = await start(contestant);
      times[index]?.push(running.startUpMs);
      await running.stop();
    }
  return times.map(median);
}

/**
 * Processor time and rate under load, and the time of one response on one connection.
 * @param {readonly Contestant[]} contestants
 * @param {{ encoding: string, rounds: number, secondsPerRound: number }} options
 */
export async function measureRequests(contestants, { encoding, rounds, secondsPerRound }) {
  const running = await Promise.all(contestants.map((contestant) => start(contestant, encoding)));
  await delay(SETTLING_MS);
  /** @type {{ microseconds: number, perSecond: number, p50Ms: number }[][]} */
  const samples = running.map(() => []);
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, server] of running.entries()) {
      const load = server.isRendering
        ? { connections: RENDERED_CONNECTIONS, amount: REQUESTS_ALONE }
        : { connections: CONNECTIONS, duration: secondsPerRound };
      const before = server.processorMicroseconds();
      const { requests, perSecond } = await server.load(load);
      const microseconds = (server.processorMicroseconds() - before) / requests;
      const { p50Ms } = await server.load({ connections: 1, amount: REQUESTS_ALONE });
      if (round > 0) samples[index]?.push({ microseconds, perSecond, p50Ms });
    }
  await Promise.all(running.map((server) => server.stop()));
  return running.map(({ name }, index) => {
    const rows = samples[index] ?? [];
    return {
      name: `${name}, ${encoding}`,
      microseconds: median(rows.map((row) => row.microseconds)),
      perSecond: median(rows.map((row) => row.perSecond)),
      p50Ms: median(rows.map((row) => row.p50Ms)),
    };
  });
}

/**
 * MiB of a new process after many and after very many requests.
 * @param {Contestant} contestant
 */
export async function measureMemory(contestant) {
  const server = await start(contestant);
  await delay(SETTLING_MS);
  await server.load({ connections: CONNECTIONS, amount: EARLY_REQUESTS });
  const early = server.residentMiB();
  await server.load({ connections: CONNECTIONS, amount: LATE_REQUESTS - EARLY_REQUESTS });
  const late = server.residentMiB();
  await server.stop();
  return { early, late };
}
