// Processor time, throughput and waiting time: short rounds in turn, so that what else the machine does hits all alike.
import { loadFor, loadTimes } from "./load.mjs";
import { median } from "./median.mjs";

export const ROUNDS = 5;
export const CONNECTIONS = 64;
const ROUND_SECONDS = 2;
/** Of pages that are rendered for each request: by count, so that none is left half done when the round ends. */
const ROUND_RENDERINGS = 200;
const ONE_CONNECTION_ROUNDS = 3;
const ONE_CONNECTION_SECONDS = 1;

/** Medians for each of these running servers, in their order. */
export async function measureInTurn(contestants) {
  const samples = contestants.map(() => ({ processorMicroseconds: [], perSecond: [], p50Ms: [] }));
  for (const contestant of contestants) await loadOfRound(contestant);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, contestant] of contestants.entries()) {
      const before = contestant.processorSeconds();
      const { requests, perSecond } = await loadOfRound(contestant);
      const used = contestant.processorSeconds() - before;
      samples[index].processorMicroseconds.push((used / requests) * 1e6);
      samples[index].perSecond.push(perSecond);
    }
  for (let round = 0; round < ONE_CONNECTION_ROUNDS; round += 1)
    for (const [index, contestant] of contestants.entries()) {
      const { p50Ms } = await loadFor(contestant, { connections: 1, seconds: ONE_CONNECTION_SECONDS });
      samples[index].p50Ms.push(p50Ms);
    }
  return samples.map((lists) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, median(list)])),
  );
}

function loadOfRound(contestant) {
  return contestant.isRendering
    ? loadTimes(contestant, { connections: CONNECTIONS, amount: ROUND_RENDERINGS })
    : loadFor(contestant, { connections: CONNECTIONS, seconds: ROUND_SECONDS });
}
