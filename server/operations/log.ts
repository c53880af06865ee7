import { pino, type DestinationStream } from "pino";
import SonicBoom from "sonic-boom";
import type { Settings } from "../settings";

/** Lines of up to so many bytes wait while the destination is full or slow; more are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

const FOR_PEOPLE = {
  sync: true,
  translateTime: "HH:MM:ss",
  ignore: "id,trace_id,method,path,status,bytes,ms,release",
  messageFormat: "{msg}{if method}{method} {path} {status} {bytes} bytes in {ms} ms{end}",
};

export type Logging = Awaited<ReturnType<typeof startLogging>>;

/** Writes lines of JSON to standard output, or lines for people on a terminal. */
export async function startLogging({ LOG_LEVEL, LOG_FORMAT }: Settings, isTerminal: boolean) {
  const logLines = { dropped: 0 };
  const isPretty = LOG_FORMAT === "pretty" || (LOG_FORMAT === undefined && isTerminal);
  // The package is not installed in production.
  const pretty = isPretty ? await import("pino-pretty").catch(() => undefined) : undefined;
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  const log = pino(options, pretty?.default(FOR_PEOPLE) ?? standardOutput(logLines));
  return { log, logLines };
}

/**
 * A full or slow destination costs lines, but no response waits: other threads write.
 * pino.destination() is the same stream, but it writes in this thread at a fatal line and when the process ends: with a full disk
 * the process would then stop until there is room. It is not asked to where the stream cannot do so, as this one.
 */
function standardOutput(lines: { dropped: number }): DestinationStream & Pick<SonicBoom, "flush"> {
  const output = new SonicBoom({ fd: 1, sync: false, minLength: 1, maxLength: MAX_WAITING_BYTES });
  // It keeps what it could not write, and tries again with the next line.
  output.on("error", () => undefined);
  output.on("drop", () => {
    lines.dropped += 1;
    output.flush();
  });

  return {
    write(line) {
      output.write(line);
    },
    flush(done) {
      output.flush(done);
    },
  };
}
