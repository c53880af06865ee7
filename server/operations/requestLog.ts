import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import { clientAddressReader, type TrustedProxies } from "../http/clientAddress";
import { requestIdOf } from "../http/requestId";
import type { Metrics } from "./metrics";

const MAX_LOGGED_PATH = 300;
/** Balancers request these every second: logged for debugging only. */
const PROBES = new Set(["/healthz", "/readyz"]);

interface RequestLogParts {
  readonly log: Logger;
  readonly trustedProxies: TrustedProxies;
  readonly metrics: Metrics | undefined;
}

/** Gives every request an id, a line in the log and its place in the metrics. */
export function withRequestLog(
  listener: RequestListener,
  { log, trustedProxies, metrics }: RequestLogParts,
): RequestListener {
  const clientAddress = trustedProxies === 0 ? undefined : clientAddressReader(trustedProxies);
  return (request, response) => {
    const started = performance.now();
    const bytesBefore = request.socket.bytesWritten;
    const { method, socket } = request;
    // Without the query, which may hold what a visitor typed.
    const [path = ""] = (request.url ?? "").split(/[?#]/, 1);
    const client = clientAddress?.(request);
    const id = requestIdOf(request);
    request.id = id;
    response.once("close", () => {
      const ms = performance.now() - started;
      const status = response.statusCode;
      metrics?.countRequest(path, status, ms);
      log[PROBES.has(path) ? "debug" : "info"]({
        id,
        method,
        path: path.slice(0, MAX_LOGGED_PATH),
        status,
        bytes: socket.bytesWritten - bytesBefore,
        ms: Math.round(ms * 100) / 100,
        client,
        aborted: response.writableFinished ? undefined : true,
      });
    });
    listener(request, response);
  };
}
