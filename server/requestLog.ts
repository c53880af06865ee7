import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./metrics";
import type { ServingState } from "./site";
import { clientAddress, type TrustedProxies } from "./clientAddress";

declare module "node:http" {
  interface IncomingMessage {
    /** What the log calls this request. */
    id?: string;
  }
}

const MAX_LOGGED_PATH = 300;
const VALID_ID = /^[\w.:/+=-]{1,128}$/;

interface RequestLogParts {
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  readonly state: ServingState;
  readonly trustedProxies: TrustedProxies;
}

/** Gives every request an id, a line in the log and its place in the metrics, and ends connections while stopping. */
export function withRequestLog(
  listener: RequestListener,
  { log, metrics, state, trustedProxies }: RequestLogParts,
): RequestListener {
  const isLogging = log.isLevelEnabled("info");
  const logsClient = trustedProxies !== 0;
  return (request, response) => {
    const givenId = request.headers["x-request-id"];
    const hasGivenId = typeof givenId === "string" && VALID_ID.test(givenId);
    if (hasGivenId) response.setHeader("X-Request-Id", givenId);
    if (state.isStopping) response.setHeader("Connection", "close");
    if (isLogging || metrics) {
      const started = performance.now();
      const bytesBefore = request.socket.bytesWritten;
      const { method } = request;
      const path = pathOf(request);
      request.id = hasGivenId ? givenId : randomUUID();
      response.once("close", () => {
        const ms = performance.now() - started;
        const { statusCode } = response;
        metrics?.countRequest(path, statusCode, ms);
        if (!isLogging) return;
        log[isProbe(path) ? "debug" : "info"]({
          id: request.id,
          method,
          path: path.slice(0, MAX_LOGGED_PATH),
          status: statusCode,
          bytes: request.socket.bytesWritten - bytesBefore,
          ms: Math.round(ms * 100) / 100,
          ...(logsClient && { client: clientAddress(request, trustedProxies) }),
          ...(!response.writableFinished && { aborted: true }),
        });
      });
    }
    listener(request, response);
  };
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
