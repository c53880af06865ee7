// How long a visitor waits at most while the server fills its table of ready pages.
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { startContestant } from "./contestant.mjs";
import { fetchAnswer } from "./fetchAnswer.mjs";
import { median } from "./median.mjs";

const STARTS = 5;
const WATCHED_MS = 3_000;
const BETWEEN_REQUESTS_MS = 2;

/**
 * The longest wait for one answer in the first seconds of a server, for each of these: the median of several starts.
 */
export async function measureWarmUpPauses(contestants) {
  const longest = contestants.map(() => []);
  for (let start = 0; start < STARTS; start += 1)
    for (const [index, { path, ...contestant }] of contestants.entries()) {
      const running = await startContestant(contestant);
      longest[index].push(await longestWait(new URL(path, running.url)));
      await running.stop();
    }
  return longest.map(median);
}

async function longestWait(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const end = performance.now() + WATCHED_MS;
  let longest = 0;
  while (performance.now() < end) {
    const asked = performance.now();
    await fetchAnswer(url, "br", agent);
    longest = Math.max(longest, performance.now() - asked);
    await delay(BETWEEN_REQUESTS_MS);
  }
  agent.destroy();
  return longest;
}
