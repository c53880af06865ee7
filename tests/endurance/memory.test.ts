import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { servingServer } from "../support/builtServer";
import { memoryMiBOf } from "../support/endurance/memoryMiBOf";

const REQUESTS = 300_000;
const CONNECTIONS = 20;
const PIPELINED = 25;
const MAX_GROWTH_MIB = 48;

let server: Awaited<ReturnType<typeof servingServer>>;
beforeAll(async () => {
  server = await servingServer({ LOG_LEVEL: "silent" });
});
afterAll(() => server.child.kill("SIGKILL"));

/** No two of them alike, in path, query or header. */
function requestText(index: number): string {
  const targets = [
    `/unknown/${index}`,
    `/about?utm_source=${index}`,
    `/blog?page=${index}&topic=${index}`,
    `/assets/gone-${index}.js`,
  ];
  return [
    `GET ${targets[index % targets.length]} HTTP/1.1`,
    "Host: site.example",
    `Accept-Encoding: br;q=0.${index % 1000}, gzip;q=0.${index}`,
    `If-None-Match: "${index}"`,
    `X-Request-Id: id-${index}`,
    `X-Any-${index}: ${index}`,
    "",
    "",
  ].join("\r\n");
}

async function sendAll(from: number, count: number): Promise<void> {
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  let responses = 0;
  let tail = "";
  socket.on("data", (chunk: Buffer) => {
    const text = tail + chunk.toString("latin1");
    responses += text.split("HTTP/1.1 ").length - 1;
    // A response's first words may be cut in two.
    tail = text.slice(-8).includes("HTTP/1.1 ") ? "" : text.slice(-8);
  });
  for (let sent = 0; sent < count;) {
    const batch = Math.min(PIPELINED, count - sent);
    socket.write(Array.from({ length: batch }, (_, index) => requestText(from + sent + index)).join(""));
    sent += batch;
    while (responses < sent) await once(socket, "data");
  }
  socket.destroy();
}

async function sendEverywhere(from: number, count: number): Promise<void> {
  const each = Math.ceil(count / CONNECTIONS);
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => sendAll(from + index * each, each)));
}

it(`grows by no more than ${MAX_GROWTH_MIB} MiB over ${REQUESTS} addresses, queries and headers, no two alike`, async () => {
  await sendEverywhere(0, 20_000);
  const before = memoryMiBOf(server.child);
  await sendEverywhere(1_000_000, REQUESTS);
  const growth = memoryMiBOf(server.child) - before;
  console.log(`memory: ${before.toFixed(1)} MiB, ${growth.toFixed(1)} MiB more after ${REQUESTS} requests`);
  expect(growth).toBeLessThan(MAX_GROWTH_MIB);
});
