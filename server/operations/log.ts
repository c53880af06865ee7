import { pino, type DestinationStream } from "pino";
import type { Settings } from "../settings";

/** As much waits while the destination is full or slow; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Writes lines of JSON to standard output, or lines for people on a terminal. */
export async function createLog({ LOG_LEVEL, LOG_FORMAT }: Settings, isTerminal: boolean) {
  const lines = { dropped: 0 };
  const isPretty = (LOG_FORMAT ?? (isTerminal ? "pretty" : "json")) === "pretty";
  const pretty = isPretty ? await prettyStream() : undefined;
  if (pretty) return { log: pino({ level: LOG_LEVEL, base: undefined }, pretty), lines };
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return {
    log: pino(
      options,
      standardOutput(() => (lines.dropped += 1)),
    ),
    lines,
  };
}

/** When it is full, lines are dropped, but no response waits: other threads do the writing. */
function standardOutput(countDropped: () => void) {
  const output = pino.destination({ dest: 1, sync: false, minLength: 1, maxLength: MAX_WAITING_BYTES });
  // It keeps what it could not write, and tries again with the next line.
  output.on("error", () => undefined);
  output.on("drop", () => {
    countDropped();
    output.flush();
  });
  // Called at a fatal line and at the exit, it would block the process until the disk has room.
  output.flushSync = () => undefined;
  return output;
}

/** The package is not installed in production. */
async function prettyStream(): Promise<DestinationStream | undefined> {
  try {
    const { default: pretty } = await import("pino-pretty");
    return pretty({
      sync: true,
      translateTime: "HH:MM:ss",
      ignore: "id,method,path,status,bytes,ms,release",
      messageFormat: ({ msg, method, path, status, bytes, ms }) =>
        typeof msg === "string" ? msg : [method, path, status, bytes, "bytes in", ms, "ms"].join(" "),
    });
  } catch {
    return undefined;
  }
}
