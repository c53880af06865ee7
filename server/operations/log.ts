import { pino, type DestinationStream, type Logger } from "pino";
import type { Settings } from "../settings";

/** Lines that wait for a destination that is full or slow; more are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Writes lines of JSON to standard output, or lines for people on a terminal. */
export async function createLog({ LOG_LEVEL, LOG_FORMAT }: Settings, isTerminal: boolean) {
  const isPretty = (LOG_FORMAT ?? (isTerminal ? "pretty" : "json")) === "pretty";
  const pretty = isPretty ? await prettyStream() : undefined;
  if (pretty) return { log: pino({ level: LOG_LEVEL, base: undefined }, pretty), lines: { dropped: 0 } };
  const { destination, lines } = standardOutput();
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return { log: pino(options, destination), lines };
}

/** Costs lines where it cannot be written to, never a response. */
function standardOutput() {
  const lines = { dropped: 0 };
  // In threads: nothing else waits for a slow one.
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: 1,
    maxLength: MAX_WAITING_BYTES,
  });
  // What could not be written is kept, and tried again with the next line.
  destination.on("error", () => undefined);
  destination.on("drop", () => {
    lines.dropped += 1;
    destination.flush();
  });
  // At a fatal line and at the exit it would stop the process until the disk has room.
  destination.flushSync = () => undefined;
  return { destination, lines };
}

/** Resolves when all lines are written, or cannot be. */
export function flushed(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    log.flush(() => resolve());
  });
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
