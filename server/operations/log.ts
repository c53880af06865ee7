import { pino, type DestinationStream, type Logger } from "pino";
import type { Settings } from "../settings";
import { LineBuffer } from "./lineBuffer";

const FLUSH_INTERVAL_MS = 500;
/** Where nobody reads the log, lines above this are dropped: the memory is for visitors. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

export interface Log {
  readonly log: Logger;
  /** Takes finished lines of JSON. */
  readonly lines: DestinationStream;
  /** Writes out what is still held back, at once: for the end of the process. */
  readonly flush: () => void;
}

/** Lines of JSON on standard output, written in batches; on a terminal, lines for people, at once. */
export async function createLog({ logLevel, logFormat }: Settings, isTerminal: boolean): Promise<Log> {
  const pretty =
    (logFormat ?? (isTerminal ? "pretty" : "json")) === "pretty" ? await prettyStream() : undefined;
  if (pretty)
    return { log: pino({ level: logLevel, base: undefined }, pretty), lines: pretty, flush: () => undefined };

  const destination = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES });
  const lines = new LineBuffer(destination);
  setInterval(() => lines.flush(), FLUSH_INTERVAL_MS).unref();
  const log = pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  );
  const flush = () => {
    lines.flush();
    flushNow(destination);
  };
  return { log, lines, flush };
}

/** Where the production packages alone are installed, there are no colours. */
async function prettyStream(): Promise<DestinationStream | undefined> {
  try {
    const { default: pretty } = await import("pino-pretty");
    return pretty({
      sync: true,
      translateTime: "HH:MM:ss",
      ignore: "id,method,path,status,bytes,ms",
      messageFormat: ({ msg, method, path, status, bytes, ms }) =>
        typeof msg === "string" ? msg : [method, path, status, bytes, "bytes in", ms, "ms"].join(" "),
    });
  } catch {
    return undefined;
  }
}

function flushNow(destination: { flushSync: () => void }): void {
  try {
    destination.flushSync();
  } catch {
    // The destination has not opened yet or is gone: there is nobody left to tell.
  }
}
