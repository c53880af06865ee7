import { pino, type DestinationStream } from "pino";
import SonicBoom from "sonic-boom";
import type { Settings } from "../settings";

/** While the destination is full or slow, up to this many bytes are buffered; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

export type Logging = ReturnType<typeof startLogging>;

/** Writes lines of JSON to standard output. */
export function startLogging({ LOG_LEVEL }: Settings) {
  const logLines = { dropped: 0 };
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  return { log: pino(options, standardOutput(logLines)), logLines };
}

/**
 * A stream that writes in other threads, so that a full or slow destination loses lines but delays no response.
 * pino.destination() is not used: it writes synchronously at fatal lines and when the process ends, so with a full disk the
 * process would hang until there is room. pino does not do this with a stream that lacks `flushSync`, as this one does.
 */
function standardOutput(lines: { dropped: number }): DestinationStream & Pick<SonicBoom, "flush"> {
  // Reading process.stdout makes a pipe non-blocking: a thread that waited for its reader would keep the process from ending.
  const { fd } = process.stdout;
  const output = new SonicBoom({ fd, sync: false, minLength: 1, maxLength: MAX_WAITING_BYTES });
  let hasReader = true;
  // SonicBoom keeps the lines that it could not write, and tries again with the next one. That is of no use once whoever read
  // them has gone.
  output.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code !== "EPIPE") return;
    hasReader = false;
    lines.dropped += 1;
  });
  output.on("drop", () => {
    lines.dropped += 1;
    output.flush();
  });

  return {
    write(line) {
      if (hasReader) output.write(line);
      else lines.dropped += 1;
    },
    flush(done) {
      output.flush(done);
    },
  };
}
