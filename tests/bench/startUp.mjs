import { startContestant } from "./contestant.mjs";
import { median } from "./median.mjs";

const ROUNDS = 7;

/** Milliseconds from a process's start to its first complete answer, for each of these, in turn. */
export async function measureStartUps(contestants) {
  const times = contestants.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, contestant] of contestants.entries()) {
      const running = await startContestant(contestant);
      times[index].push(running.startUpMs);
      await running.stop();
    }
  return times.map(median);
}
