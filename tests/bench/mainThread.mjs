// What the first load of the home page asks of a visitor's main thread, on a processor slowed four times.
import { median } from "./median.mjs";

const VISITS = 5;
export const SLOWED_TIMES = 4;
export const LONG_TASK_MS = 50;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "blink", "loading"];
const WATCHED_MS = 3_000;
const PARTS = {
  ParseHTML: "parsing",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  "v8.evaluateModule": "script",
  EvaluateScript: "script",
  FunctionCall: "script",
};
const NAMED_PART_MS = 1;
const HYDRATION = "hydration";
/** What a task is told by, the first that is in it. */
const NAMES = [
  ["Document::FinishedParsing", "end of the document: the browser looks for forms"],
  ["v8.evaluateModule", "a module starts"],
  ["DocumentLoader::CommitNavigation", "the browser opens the document"],
];

/**
 * The tasks of the first load by name, each as its longest one on the processor, so that other programs do not count:
 * hydration, which is the longest task that runs the site's functions, and all others that are long.
 */
export async function measureMainThread(browser, url) {
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await tasksOfVisit(browser, url));
  const names = new Set(visits.flatMap((tasks) => [...tasks.keys()]));
  return [...names]
    .map((name) => {
      const inVisits = visits.flatMap((tasks) => tasks.get(name) ?? []);
      return {
        name,
        ms: median(visits.map((tasks) => tasks.get(name)?.ms ?? 0)),
        parts: medianParts(inVisits),
      };
    })
    .filter(({ name, ms }) => name === HYDRATION || ms > LONG_TASK_MS)
    .toSorted((one, next) => next.ms - one.ms);
}

function medianParts(tasks) {
  return [...new Set(Object.values(PARTS))]
    .map((part) => [part, median(tasks.map(({ parts }) => parts[part]))])
    .filter(([, ms]) => ms >= NAMED_PART_MS)
    .toSorted(([, one], [, next]) => next - one);
}

async function tasksOfVisit(browser, url) {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
  await page.goto(url);
  // To ask the page whether it is live would be a task of its own.
  await page.waitForTimeout(WATCHED_MS);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await page.close();

  const isOfSite = ({ name, args }) =>
    name === "FunctionCall" && args.data?.url?.startsWith(new URL(url).origin);
  const { pid, tid } = traceEvents.find(isOfSite);
  const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  const tasks = events
    .filter(({ name }) => name === "RunTask")
    .map((task) => taskOf(task, events, isOfSite))
    .toSorted((one, next) => next.ms - one.ms);
  return longestByName(tasks);
}

/** @param tasks the longest first */
function longestByName(tasks) {
  const longest = new Map();
  const firstFrame = tasks
    .filter(({ isFrame }) => isFrame)
    .toSorted((one, next) => one.start - next.start)[0];
  for (const task of tasks) {
    const name = task === firstFrame ? "first picture" : task.name;
    if (!longest.has(name)) longest.set(name, task);
  }
  return longest;
}

function taskOf(task, events, isOfSite) {
  const within = events.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur);
  const parts = Object.fromEntries(Object.values(PARTS).map((part) => [part, 0]));
  for (const [name, part] of Object.entries(PARTS)) parts[part] += msOf(within, name);
  const isFrame = msOf(within, "Layout") > 0 && msOf(within, "Paint") > 0;
  const named = NAMES.find(([told]) => within.some((event) => event.name === told))?.[1];
  const fallback = isFrame ? "a later picture" : "anything else";
  return {
    start: task.ts,
    ms: task.tdur / 1000,
    name: within.some(isOfSite) && !isFrame ? HYDRATION : (named ?? fallback),
    isFrame,
    parts,
  };
}

/** Milliseconds of all events of that name that do not lie in one of the same name. */
function msOf(events, name) {
  let end = 0;
  let ms = 0;
  for (const event of events.filter((one) => one.name === name).toSorted((one, next) => one.ts - next.ts)) {
    if (event.ts < end) continue;
    end = event.ts + event.dur;
    ms += (event.tdur ?? 0) / 1000;
  }
  return ms;
}
