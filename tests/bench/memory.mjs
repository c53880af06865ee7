import { startAndSettle } from "./contestant.mjs";
import { loadTimes } from "./load.mjs";

export const EARLY_REQUESTS = 10_000;
export const LATE_REQUESTS = 30_000;
const CONNECTIONS = 64;

/** MiB in memory of a server of its own after many and after very many requests. */
export async function measureMemory(contestant) {
  const running = await startAndSettle(contestant);
  await loadTimes(running, { connections: CONNECTIONS, amount: EARLY_REQUESTS });
  const early = running.residentMiB();
  await loadTimes(running, { connections: CONNECTIONS, amount: LATE_REQUESTS - EARLY_REQUESTS });
  const late = running.residentMiB();
  await running.stop();
  return { early, late };
}
