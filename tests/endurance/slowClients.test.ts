import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { servingServer } from "../support/builtServer";
import { balancedSite } from "../support/endurance/balancedSite";

const ALL_CUT_MS = 20_000;
const DRIP_MS = 1000;
const VISIT_MS = 50;

let site: { readonly port: number; readonly end: () => void } | undefined;
afterEach(() => site?.end());

async function directSite() {
  const { port, child } = await servingServer({ LOG_LEVEL: "silent" });
  return { port, end: () => child.kill("SIGKILL") };
}

/** Ways to hold a connection without ever being a visitor. */
const beginnings = [
  "",
  "G",
  "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
] as const;

/** @returns milliseconds until the connection was cut */
function holdSlowly(port: number, localAddress: string, beginning: string): Promise<number> {
  const started = performance.now();
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  socket.on("data", () => undefined);
  socket.on("end", () => socket.destroy());
  if (beginning) socket.write(beginning);
  const drip = setInterval(() => beginning && socket.writable && socket.write("a"), DRIP_MS);
  return new Promise((resolve) => {
    socket.on("close", () => {
      clearInterval(drip);
      resolve(performance.now() - started);
    });
  });
}

/** Visits the site, over and over, until these clients are cut. */
async function visitDuring(port: number, slowClients: readonly Promise<number>[]) {
  let isOver = false;
  const visits: { readonly status: number; readonly ms: number }[] = [];
  const visiting = (async () => {
    while (!isOver) {
      const started = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/about`);
      await response.text();
      visits.push({ status: response.status, ms: performance.now() - started });
      await new Promise((done) => setTimeout(done, VISIT_MS));
    }
  })();
  const lastCutMs = Math.max(...(await Promise.all(slowClients)));
  isOver = true;
  await visiting;
  return { lastCutMs, visits };
}

it.each([
  {
    clients: 9000,
    addresses: 1,
    isBalanced: true,
    who: "one address, behind the balancer, more than it takes",
  },
  { clients: 4000, addresses: 20, isBalanced: true, who: "twenty addresses, behind the balancer" },
  { clients: 1200, addresses: 1, isBalanced: false, who: "one address, without a balancer" },
])("cuts $clients slow clients from $who, and fails no visitor meanwhile", async (row) => {
  site = row.isBalanced ? await balancedSite() : await directSite();
  const { port } = site;
  const slowClients = Array.from({ length: row.clients }, (_, index) =>
    holdSlowly(port, `127.0.0.${2 + (index % row.addresses)}`, beginnings[index % beginnings.length] ?? ""),
  );
  const { lastCutMs, visits } = await visitDuring(port, slowClients);
  console.log(
    `slow clients from ${row.who}: the last of ${row.clients} cut after ${lastCutMs.toFixed(0)} ms; ${visits.length} visits, the slowest took ${Math.max(...visits.map(({ ms }) => ms)).toFixed(0)} ms`,
  );
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(visits.length).toBeGreaterThan(50);
  expect(lastCutMs).toBeLessThan(ALL_CUT_MS);
});
