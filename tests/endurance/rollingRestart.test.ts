import { spawn, type ChildProcess } from "node:child_process";
import { Agent, request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { servingServer, until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";

const REQUESTS_PER_SECOND = 100;
const CLIENTS = 20;
const RESTARTS = 10;
const EXIT_LIMIT_MS = 15_000;
/** As in deploy/compose.yaml: long enough for the balancer to see twice that an instance stops. */
const DRAIN_MS = 2000;

type Instance = Awaited<ReturnType<typeof startInstance>>;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

async function startInstance(port: number) {
  const adminPort = await freePort();
  const instance = await servingServer({
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    LOG_LEVEL: "silent",
    SHUTDOWN_DELAY_MS: String(DRAIN_MS),
  });
  running.add(instance.child);
  const isVisited = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    return metrics.includes('http_requests_total{page="/about"');
  };
  return { ...instance, isVisited };
}

/** Rolls on as those who deploy do: when the balancer sends visitors to the instance that came back. */
const untilVisited = (instance: Instance) => until(() => instance.isVisited());

/** HAProxy as `deploy/haproxy.cfg` sets it up, in front of two instances. */
async function balanced({ retries }: { retries: number }) {
  const ports = [await freePort(), await freePort()] as const;
  const instances = await Promise.all(ports.map(startInstance));
  const port = await freePort();
  const balancer = spawn("haproxy", ["-db", "-f", "deploy/haproxy.cfg"], {
    env: {
      PATH: process.env["PATH"],
      SITE_BIND: `127.0.0.1:${port}`,
      SITE_A: `127.0.0.1:${ports[0]}`,
      SITE_B: `127.0.0.1:${ports[1]}`,
      SITE_RETRIES: String(retries),
    },
    stdio: ["ignore", "ignore", "ignore"],
  });
  running.add(balancer);
  await until(async () => {
    await (await fetch(`http://127.0.0.1:${port}/about`)).text();
    const visited = await Promise.all(instances.map((instance) => instance.isVisited()));
    return visited.every((isVisited) => isVisited);
  });
  return { instances, ports, port };
}

interface Failure {
  readonly message: string;
  /** When the request was sent, by `performance.now()`. */
  readonly sentAt: number;
}

/** Keep-alive clients at a steady rate, until `stop`; what failed is in `failures`. */
function visitSteadily(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const failures: Failure[] = [];
  let sent = 0;
  const open = new Set<Promise<void>>();
  const visit = () =>
    new Promise<void>((resolve) => {
      const sentAt = performance.now();
      const fail = (message: string) => failures.push({ message, sentAt });
      request({ port, host: "127.0.0.1", path: "/about", agent, timeout: 10_000 }, (response) => {
        if (response.statusCode !== 200) fail(`status ${response.statusCode}`);
        response.on("error", ({ message }) => fail(message));
        response.on("close", resolve);
        response.resume();
      })
        .on("error", ({ message }) => {
          fail(message);
          resolve();
        })
        .end();
    });
  const started = performance.now();
  // A timer that comes late on a busy machine makes up for it.
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * REQUESTS_PER_SECOND;
    for (; sent < due; sent += 1) {
      const one = visit();
      open.add(one);
      void one.then(() => open.delete(one));
    }
  }, 1000 / REQUESTS_PER_SECOND);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(open);
    agent.destroy();
    return sent;
  };
  return { failures, stop };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

it(`loses no request over ${RESTARTS} restarts behind HAProxy without retries`, async () => {
  const { instances, ports, port } = await balanced({ retries: 0 });
  const visitors = visitSteadily(port);
  const exits: number[] = [];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const index = restart % 2;
    const instance = instances[index];
    if (!instance) throw new Error("two instances were started");
    const started = performance.now();
    instance.child.kill("SIGTERM");
    expect(await instance.exit).toEqual([0, null]);
    exits.push(performance.now() - started);
    const successor = await startInstance(ports[index] ?? 0);
    await untilVisited(successor);
    instances[index] = successor;
  }
  const sent = await visitors.stop();
  console.log(
    `rolling restarts: ${sent} requests, ${visitors.failures.length} failed; the slowest exit took ${Math.max(...exits).toFixed(0)} ms`,
  );
  expect(visitors.failures).toEqual([]);
  expect(Math.max(...exits)).toBeLessThan(EXIT_LIMIT_MS);
});

it.each([
  // Without retries, the refused connect by which the balancer notices.
  { retries: 0, maxRefused: 1 },
  { retries: 3, maxRefused: 0 },
])("loses only what an instance holds when it is killed: %o", async ({ retries, maxRefused }) => {
  const { instances, port } = await balanced({ retries });
  const visitors = visitSteadily(port);
  await pause(2000);
  instances[0]?.child.kill("SIGKILL");
  await instances[0]?.exit;
  const diedAt = performance.now();
  await pause(4000);
  const sent = await visitors.stop();
  const held = visitors.failures.filter(({ sentAt }) => sentAt <= diedAt);
  const later = visitors.failures.filter(({ sentAt }) => sentAt > diedAt);
  console.log(
    `kill -9 with ${retries} retries: ${sent} requests, ${held.length} lost that it held, ${later.length} refused`,
  );
  expect(sent).toBeGreaterThan(300);
  expect(held.length).toBeLessThanOrEqual(CLIENTS);
  expect(later.length).toBeLessThanOrEqual(maxRefused);
});
