import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { endInOrder } from "../../server/operations/shutdown";
import { siteOfOneTest } from "../support/sourceSite";

/** A process that hears nothing and does not end, and a server without connections: what each is told is in `told`, in order. */
async function endingSite() {
  const { context } = await siteOfOneTest({ SHUTDOWN_DELAY_MS: "4321", SHUTDOWN_TIMEOUT_MS: "5432" });
  const told: string[] = [];
  const setTimer = globalThis.setTimeout;
  const handlers = new Map<string | symbol, (given: unknown) => void>();
  const server = Object.assign(new EventEmitter(), {
    listening: true,
    close: () => void setImmediate(() => server.emit("close")),
    closeIdleConnections: () => undefined,
    closeAllConnections: () => undefined,
  });
  const spies = [
    vi.spyOn(process, "removeAllListeners").mockReturnThis(),
    vi.spyOn(process, "on").mockImplementation((name, handle) => {
      handlers.set(name, handle);
      return process;
    }),
    vi.spyOn(process, "exit").mockImplementation((code) => void told.push(`exit ${code}`) as never),
    vi.spyOn(timers, "setTimeout").mockImplementation(async (ms) => {
      told.push(`wait ${ms}`);
    }),
    // The timers of others go on.
    vi.spyOn(globalThis, "setTimeout").mockImplementation((act, ms) => {
      if (!String(act).includes("closeAllConnections")) return setTimer(act, ms);
      told.push(`end all after ${ms}`);
      return undefined as never;
    }),
    vi.spyOn(globalThis, "setInterval").mockImplementation((_act, ms) => {
      told.push(`end idle ones every ${ms}`);
      return undefined as never;
    }),
  ];
  syncBuiltinESMExports();
  const restore = () => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  const log = { ...context.log, info: () => undefined, fatal: () => undefined, flush: () => undefined };
  endInOrder(server as unknown as Server, { ...context, log: log as never });
  return { told, handlers, restore, state: context.state };
}

const CLOSING = ["end idle ones every 100", "wait 500"];

it.each([
  ["SIGTERM", ["wait 4321", "end all after 5432"], "exit 0"],
  ["SIGINT", ["wait 0", "end all after 1000"], "exit 0"],
  ["uncaughtException", ["wait 0", "end all after 1000"], "exit 1"],
])("a server ends after %s in its time: %j, then %s", async (event, times, exit) => {
  const { told, handlers, restore, state } = await endingSite();
  handlers.get(event)?.(new Error("from nowhere"));
  expect(state.isStopping).toBe(true);
  await vi.waitUntil(() => told.some((each) => each.startsWith("exit")), { interval: 1 }).finally(restore);
  expect(new Set(told)).toEqual(new Set([...times, ...CLOSING, exit]));
  expect([told[0], told.at(-1)]).toEqual([times[0], exit]);
});

it.each(["SIGTERM", "SIGINT"])("a server that is ending ends at once, with 1, after %s", async (signal) => {
  const { told, handlers, state } = await endingSite();
  state.isStopping = true;
  // Nothing comes after the end of a process.
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => handlers.get(signal)?.(signal)).toThrow("exit 1");
  expect(told).toEqual([]);
});
