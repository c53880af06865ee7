import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { servingServer } from "../support/builtServer";

const SLOW_CLIENTS = 1200;
const ALL_CUT_MS = 15_000;
const DRIP_MS = 1000;
const VISIT_MS = 50;

let server: Awaited<ReturnType<typeof servingServer>>;
beforeAll(async () => {
  server = await servingServer({ LOG_LEVEL: "silent" });
});
afterAll(() => server.child.kill("SIGKILL"));

/** Ways to hold a connection without ever being a visitor. */
const beginnings = [
  "",
  "G",
  "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
] as const;

function openSlowly(index: number): { socket: Socket; cut: Promise<number> } {
  const started = performance.now();
  const socket = connect(server.port, "127.0.0.1");
  const beginning = beginnings[index % beginnings.length] ?? "";
  socket.on("error", () => undefined);
  socket.on("data", () => undefined);
  socket.on("end", () => socket.destroy());
  if (beginning) socket.write(beginning);
  const drip = setInterval(() => beginning && socket.writable && socket.write("a"), DRIP_MS);
  const cut = new Promise<number>((resolve) => {
    socket.on("close", () => {
      clearInterval(drip);
      resolve(performance.now() - started);
    });
  });
  return { socket, cut };
}

it(`cuts ${SLOW_CLIENTS} slow clients within ${ALL_CUT_MS} ms, and fails no visitor meanwhile`, async () => {
  const slow = Array.from({ length: SLOW_CLIENTS }, (_, index) => openSlowly(index));
  let isOver = false;
  const visits: number[] = [];
  const visiting = (async () => {
    while (!isOver) {
      const started = performance.now();
      const response = await fetch(`${server.origin}/about`);
      await response.text();
      expect(response.status).toBe(200);
      visits.push(performance.now() - started);
      await new Promise((done) => setTimeout(done, VISIT_MS));
    }
  })();
  const cuts = await Promise.all(slow.map(({ cut }) => cut));
  isOver = true;
  await visiting;
  const slowestVisit = Math.max(...visits);
  console.log(
    `slow clients: the last of ${cuts.length} cut after ${Math.max(...cuts).toFixed(0)} ms; ${visits.length} visits, the slowest took ${slowestVisit.toFixed(0)} ms`,
  );
  expect(Math.max(...cuts)).toBeLessThan(ALL_CUT_MS);
  expect(visits.length).toBeGreaterThan(50);
});
