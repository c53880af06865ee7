// What the first load of the home page asks of a visitor's main thread, on a processor slowed four times.
import { visit } from "./browser.mjs";
import { median } from "./median.mjs";

const VISITS = 5;
export const SLOWED_TIMES = 4;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"];
const AFTERMATH_MS = 500;
const PARTS = [
  "ParseHTML",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Commit",
  "v8.evaluateModule",
  "FunctionCall",
];

/**
 * Milliseconds of the longest task that runs the site's functions, which is hydration, and of the longest other one, with
 * what most of that is. Time on the processor, so that other programs do not count.
 */
export async function measureMainThread(browser, url) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await tasksOfVisit(browser, url));
  const others = visits.map(({ other }) => other).toSorted((one, next) => one.ms - next.ms);
  return {
    hydrationMs: median(visits.map(({ hydration }) => hydration.ms)),
    other: others[Math.floor(others.length / 2)],
  };
}

async function tasksOfVisit(browser, url) {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  const page = await visit(browser, url, async (fresh) => {
    const session = await fresh.context().newCDPSession(fresh);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
  });
  await page.waitForTimeout(AFTERMATH_MS);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await page.context().close();

  const isOfSite = ({ name, args }) =>
    name === "FunctionCall" && args.data?.url?.startsWith(new URL(url).origin);
  const { pid, tid } = traceEvents.find(isOfSite);
  const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  const tasks = events
    .filter(({ name }) => name === "RunTask")
    .map((task) => taskOf(task, events, isOfSite))
    .toSorted((one, next) => next.ms - one.ms);
  const hydration = tasks.find(({ runsSite }) => runsSite);
  return { hydration, other: tasks.find((task) => task !== hydration) };
}

function taskOf(task, events, isOfSite) {
  const within = events.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur);
  const parts = PARTS.map((name) => ({
    name,
    ms: within.filter((event) => event.name === name).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
  })).toSorted((one, next) => next.ms - one.ms);
  return { ms: task.tdur / 1000, runsSite: within.some(isOfSite), mostly: parts[0].name };
}
