import { Agent, request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { balancedSite } from "../support/haproxy";

const REQUESTS_PER_SECOND = 100;
const CLIENTS = 20;
const RESTARTS = 10;
/** After these Docker kills a container that was told to stop. */
const DOCKER_KILLS_AFTER_MS = 10_000;

let site: Awaited<ReturnType<typeof balancedSite>> | undefined;
afterEach(() => site?.end());

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

it(`loses no request over ${RESTARTS} restarts behind HAProxy without retries, with default settings`, async () => {
  site = await balancedSite();
  const visitors = visitSteadily(site.port);
  const exits: number[] = [];
  let [next, other] = site.instances;
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const started = performance.now();
    void next.exit.then(() => exits.push(performance.now() - started));
    const successor = await site.replace(next);
    expect(await next.exit).toEqual([0, null]);
    [next, other] = [other, successor];
  }
  const sent = await visitors.stop();
  console.log(
    `rolling restarts: ${sent} requests, ${visitors.failures.length} failed; the slowest exit took ${Math.max(...exits).toFixed(0)} ms`,
  );
  expect(visitors.failures).toEqual([]);
  expect(Math.max(...exits)).toBeLessThan(DOCKER_KILLS_AFTER_MS);
});

it.each([
  // Without retries, the refused connect by which the balancer notices.
  { retries: 0, maxRefused: 1 },
  { retries: 3, maxRefused: 0 },
])("loses only what an instance holds when it is killed: %o", async ({ retries, maxRefused }) => {
  site = await balancedSite({ retries });
  const visitors = visitSteadily(site.port);
  await pause(2000);
  const [killed] = site.instances;
  killed.child.kill("SIGKILL");
  await killed.exit;
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
