import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { clientAddress } from "./clientAddress";
import type { Metrics } from "../operations/metrics";
import type { Site } from "../site";

declare module "node:http" {
  interface IncomingMessage {
    /** What the log calls this request. */
    id?: string;
  }
}

const MAX_LOGGED_PATH = 300;
const VALID_ID = /^[\w.:/+=-]{1,128}$/;

/** Gives every request an id, a line in the log and its place in the metrics, and ends connections while stopping. */
export function withRequestLog(
  listener: RequestListener,
  { log, logLines, settings: { trustedProxies }, state }: Site,
  metrics: Metrics | undefined,
): RequestListener {
  const isLogging = log.isLevelEnabled("info");
  const isLoggingProbes = log.isLevelEnabled("debug");
  const logsClient = trustedProxies !== 0;
  return (request, response) => {
    const givenId = request.headers["x-request-id"];
    const hasGivenId = typeof givenId === "string" && VALID_ID.test(givenId);
    if (hasGivenId) response.setHeader("X-Request-Id", givenId);
    if (state.isStopping) response.setHeader("Connection", "close");
    if (!isLogging && !metrics) return listener(request, response);

    const started = performance.now();
    const bytesBefore = request.socket.bytesWritten;
    const { method = "" } = request;
    const path = pathOf(request);
    const id = hasGivenId ? givenId : randomUUID();
    request.id = id;
    const count = (aborted: boolean) => {
      const ms = performance.now() - started;
      const status = response.statusCode;
      metrics?.countRequest(path, status, ms);
      if (!isLogging || (isProbe(path) && !isLoggingProbes)) return;
      logLines.write(
        requestLine({
          level: isProbe(path) ? "debug" : "info",
          id,
          method,
          path: path.slice(0, MAX_LOGGED_PATH),
          status,
          bytes: request.socket.bytesWritten - bytesBefore,
          ms,
          client: logsClient ? clientAddress(request, trustedProxies) : undefined,
          aborted,
        }),
      );
    };
    listener(request, response);
    // What was ready is with the kernel by now, although not every Node calls it finished yet.
    if (response.writableEnded && response.writableLength === 0) count(false);
    else response.once("close", () => count(!response.writableFinished));
  };
}

interface LoggedRequest {
  readonly level: "debug" | "info";
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly client: string | undefined;
  readonly aborted: boolean;
}

/** The line as pino would write it, at a third of the time: no value but the path needs escaping. */
function requestLine({ level, id, method, path, status, bytes, ms, client, aborted }: LoggedRequest): string {
  const more = `${client === undefined ? "" : `,"client":"${client}"`}${aborted ? ',"aborted":true' : ""}`;
  return `{"level":"${level}","time":"${isoTime(Date.now())}","id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"bytes":${bytes},"ms":${Math.round(ms * 100) / 100}${more}}\n`;
}

let lastTime = { ms: 0, iso: "" };

function isoTime(ms: number): string {
  if (ms !== lastTime.ms) lastTime = { ms, iso: new Date(ms).toISOString() };
  return lastTime.iso;
}

/** Without the query, which may hold what a visitor typed. */
function pathOf({ url = "" }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Balancers ask every second: that is for those who debug. */
function isProbe(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}
