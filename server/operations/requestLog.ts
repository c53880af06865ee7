import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressReader } from "../http/clientAddress";
import { CLIENT_CLOSED_REQUEST } from "../http/clientClosedRequest";
import { traceIdOf } from "../http/traceId";
import type { ServerContext } from "../serverContext";
import { PROBES } from "./health";
import type { Metrics } from "./metrics";

const MAX_LOGGED_PATH = 300;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Logs every request, and counts it in the metrics, once its response is sent. */
export function createRequestLog({ log, settings }: ServerContext, metrics: Metrics | undefined) {
  const { LOG_CLIENT_ADDRESS, TRUST_PROXY } = settings;
  const clientAddress = LOG_CLIENT_ADDRESS ? clientAddressReader(TRUST_PROXY) : undefined;

  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now();
    const { id, method = "", socket } = request;
    const bytesBefore = socket.bytesWritten;
    // Without the query, which may contain what a visitor typed.
    const [path = ""] = (request.url ?? "").split(/[?#]/, 1);
    // Read now, because the address is no longer known once the connection is closed.
    const client = clientAddress?.(request);
    metrics?.countStart();

    response.once("close", () => {
      const ms = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST;
      metrics?.countEnd(path, method, status, ms);

      const level = PROBES.includes(path) ? "debug" : "info";
      log[level]({
        id,
        // OpenTelemetry's name, by which tools find the trace.
        trace_id: traceIdOf(request),
        method,
        path: path.slice(0, MAX_LOGGED_PATH),
        status,
        bytes: socket.bytesWritten - bytesBefore,
        ms: Math.round(ms * 100) / 100,
        client,
      });
    });
  };
}
