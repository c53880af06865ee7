import type { Logger } from "pino";
import type { RefusalReporter } from "../http/badRequests";

const PAUSE_MS = 1000;

/** Logs what Node refuses, which has no line of its own: one in a second, with how many had none. */
export function logRefusals(log: Logger): RefusalReporter {
  let unlogged = 0;
  let nextLineAt = 0;
  return (status, reason) => {
    const now = performance.now();
    if (now < nextLineAt) {
      unlogged += 1;
      return;
    }
    log.warn({ status, reason, unlogged }, "A request was refused");
    unlogged = 0;
    nextLineAt = now + PAUSE_MS;
  };
}
