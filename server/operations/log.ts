import { pino, type DestinationStream, type Logger } from "pino";
import type { Settings } from "../settings";

/** Writes lines of JSON to standard output, or lines for people on a terminal, always at once. */
export async function createLog({ LOG_LEVEL, LOG_FORMAT }: Settings, isTerminal: boolean): Promise<Logger> {
  const isPretty = (LOG_FORMAT ?? (isTerminal ? "pretty" : "json")) === "pretty";
  const pretty = isPretty ? await prettyStream() : undefined;
  if (pretty) return pino({ level: LOG_LEVEL, base: undefined }, pretty);
  return pino({
    level: LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** The package is not installed in production. */
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
