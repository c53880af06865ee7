import { afterEach, expect, it } from "vitest";
import { balancedSite } from "../support/endurance/balancedSite";
import { visitSteadily } from "../support/endurance/visitSteadily.mjs";

const PER_SECOND = 200;
const PATHS = ["/", "/about", "/blog"] as const;
const RESTARTS = 5;
const KILLS = 4;
const STALL_MS = 15_000;
/** The balancer's patience with a response, and the retry at the other instance. */
const MAX_WAIT_MS = 6000;
/** After these Docker kills a container that was told to stop. */
const DOCKER_KILLS_AFTER_MS = 10_000;

let site: Awaited<ReturnType<typeof balancedSite>> | undefined;
afterEach(() => site?.end());

async function visitedSite(options?: Parameters<typeof balancedSite>[0]) {
  site = await balancedSite(options);
  const visitors = visitSteadily(site.origin, {
    perSecond: PER_SECOND,
    path: (index) => PATHS[index % PATHS.length] ?? "/",
    connections: 400,
  });
  const stop = async (what: string) => {
    const visits = await visitors.stop();
    const failed = visits.filter(({ status }) => status !== 200);
    const slowestMs = Math.max(...visits.map(({ ms }) => ms));
    console.log(
      `${what}: ${visits.length} requests, ${failed.length} failed, the slowest took ${slowestMs.toFixed(0)} ms`,
    );
    expect(failed).toEqual([]);
    return slowestMs;
  };
  return { ...site, stop };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

it(`loses no request over ${RESTARTS} restarts behind HAProxy without retries, with default settings`, async () => {
  const { instances, replace, stop } = await visitedSite({ retries: 0 });
  const exits: number[] = [];
  let [next, other] = instances;
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const started = performance.now();
    void next.exit.then(() => exits.push(performance.now() - started));
    const successor = await replace(next);
    expect(await next.exit).toEqual([0, null]);
    [next, other] = [other, successor];
  }
  await stop("rolling restarts");
  expect(Math.max(...exits)).toBeLessThan(DOCKER_KILLS_AFTER_MS);
});

it(`loses no request when instances are killed, ${KILLS} times`, async () => {
  const { instances, replace, stop } = await visitedSite();
  let [next, other] = instances;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(1000);
    next.child.kill("SIGKILL");
    await next.exit;
    await pause(1000);
    const successor = await replace(next);
    [next, other] = [other, successor];
  }
  expect(await stop("kill -9")).toBeLessThan(MAX_WAIT_MS);
});

it("lets no visitor wait for an instance that stalls", async () => {
  const { instances, stop } = await visitedSite();
  instances[0].child.kill("SIGSTOP");
  await pause(STALL_MS);
  instances[0].child.kill("SIGCONT");
  expect(await stop("an instance that stalls")).toBeLessThan(MAX_WAIT_MS);
});
