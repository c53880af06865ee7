// How long visitors wait for what a search of the blog finds. The results of a search are rendered for each request; the list of all
// articles comes from the cache.
import { setTimeout as delay } from "node:timers/promises";
import { start } from "./contestant.mjs";
import { SETTLING_MS } from "./measure.mjs";
import { median } from "./median.mjs";

/** @typedef {{ firstMs: number, p50Ms: number }} Answers */

const LIST = "blog";
export const SEARCH = "blog?q=care";
const REQUESTS = 200;

/**
 * Of new processes: the first answer, and then one after another on one connection.
 * @param {import("./contestant.mjs").Contestant} contestant
 * @param {number} rounds
 * @returns {Promise<{ list: Answers, search: Answers }>}
 */
export async function measureSearches(contestant, rounds) {
  /** @type {Record<"list" | "search", Answers[]>} */
  const samples = { list: [], search: [] };
  for (let round = 0; round < rounds; round += 1) {
    const server = await start(contestant);
    await delay(SETTLING_MS);
    samples.list.push(await measureAnswers(server, LIST));
    samples.search.push(await measureAnswers(server, SEARCH));
    await server.stop();
  }
  return { list: medians(samples.list), search: medians(samples.search) };
}

/**
 * @param {Awaited<ReturnType<typeof start>>} server
 * @param {string} path
 * @returns {Promise<Answers>}
 */
async function measureAnswers(server, path) {
  // The first use of this process's own client is not counted.
  await (await fetch(server.url)).arrayBuffer();
  const asked = performance.now();
  await (await fetch(`${server.url}${path}`)).arrayBuffer();
  const firstMs = performance.now() - asked;
  const { p50Ms } = await server.load({ path, connections: 1, amount: REQUESTS });
  return { firstMs, p50Ms };
}

/** @param {readonly Answers[]} rounds */
const medians = (rounds) => ({
  firstMs: median(rounds.map(({ firstMs }) => firstMs)),
  p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
});
