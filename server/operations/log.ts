import { pino, type DestinationStream } from "pino";
import SonicBoom from "sonic-boom";
import type { Settings } from "../settings";

/** While the destination is full or slow, up to this many bytes are buffered; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

const FOR_PEOPLE = {
  sync: true,
  translateTime: "HH:MM:ss",
  ignore: "id,trace_id,method,path,status,bytes,ms,release",
  messageFormat: "{msg}{if method}{method} {path} {status} {bytes} bytes in {ms} ms{end}",
};

export type Logging = Awaited<ReturnType<typeof startLogging>>;

/** Writes JSON lines to standard output, or readable lines to a terminal. */
export async function startLogging({ LOG_LEVEL, LOG_FORMAT }: Settings, isTerminal: boolean) {
  const logLines = { dropped: 0 };
  const isPretty = LOG_FORMAT === "pretty" || (LOG_FORMAT === undefined && isTerminal);
  // pino-pretty is not installed in production.
  const pretty = isPretty ? await import("pino-pretty").catch(() => undefined) : undefined;
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  const log = pino(options, pretty?.default(FOR_PEOPLE) ?? standardOutput(logLines));
  if (isPretty && !pretty)
    log.warn("LOG_FORMAT=pretty needs the package pino-pretty, which is not here: the log is JSON");
  return { log, logLines };
}

/**
 * A stream that writes in other threads, so that a full or slow destination loses lines but delays no response.
 * pino.destination() is not used: it writes synchronously at fatal lines and when the process ends, so with a full disk the
 * process would hang until there is room. pino does not do this with a stream that lacks `flushSync`, as this one does.
 */
function standardOutput(lines: { dropped: number }): DestinationStream & Pick<SonicBoom, "flush"> {
  const output = new SonicBoom({ fd: 1, sync: false, minLength: 1, maxLength: MAX_WAITING_BYTES });
  // SonicBoom keeps the lines that it could not write, and tries again with the next one.
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
