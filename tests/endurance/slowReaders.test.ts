import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { readManifest } from "../../server/files/manifest";
import { servingServer } from "../support/builtServer";
import { until } from "../support/until";
import { memoryMiBOf } from "../support/endurance/memoryMiBOf";
import { visitSteadily } from "../support/endurance/visitSteadily.mjs";

const SLOW_SOCKETS = 1200;
const READERS = 60;
const PIPELINED = 40;
const TRIAL_MS = 15_000;
const MAX_GROWTH_MIB = 100;
const MAX_VISIT_MS = 500;

let server: Awaited<ReturnType<typeof servingServer>> | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.child.kill("SIGKILL");
});

/** A connection that reads nothing of what it asks for. */
function hold(port: number, text: string): void {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  socket.write(text);
  sockets.push(socket);
}

it(`keeps ${MAX_GROWTH_MIB} MiB and ${MAX_VISIT_MS} ms with ${READERS} readers who take nothing and ${SLOW_SOCKETS} slow sockets`, async () => {
  const { child, origin, port } = (server = await servingServer({
    LOG_LEVEL: "silent",
    MALLOC_ARENA_MAX: "2",
  }));
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
  const before = memoryMiBOf(child);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryMiBOf(child))), 50);
  const visitors = visitSteadily(origin, { perSecond: 50, path: () => "/" });

  const { pages, entry, core } = readManifest("dist");
  const scripts = Object.values(pages).flatMap((page) => page.scripts);
  const assets = [entry, ...core.scripts, ...scripts].map(({ href }) => href);
  const line = (index: number) =>
    `GET ${assets[index % assets.length]} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`;
  for (let socket = 0; socket < SLOW_SOCKETS; socket += 1)
    hold(port, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  for (let reader = 0; reader < READERS; reader += 1)
    hold(port, Array.from({ length: PIPELINED }, (_, index) => line(index)).join(""));
  await new Promise((done) => setTimeout(done, TRIAL_MS));

  const visits = await visitors.stop();
  clearInterval(watch);
  const slowest = Math.max(...visits.map(({ ms }) => ms));
  console.log(
    `slow readers: ${before.toFixed(0)} MiB, at most ${(peak - before).toFixed(0)} MiB more; ${visits.length} visits, the slowest took ${slowest.toFixed(0)} ms`,
  );
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(peak - before).toBeLessThan(MAX_GROWTH_MIB);
  expect(slowest).toBeLessThan(MAX_VISIT_MS);
});
