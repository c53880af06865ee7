import { isIP } from "node:net";
import type { RequestHandler } from "express";
import type { ServerContext } from "../serverContext";
import { PROBES } from "./health";
import type { Metrics } from "./metrics";
import { requestIdOf } from "./requestId";
import { traceIdOf } from "./traceId";

/** The status of a request, as in nginx, whose connection was closed before the whole response was sent. */
export const CLIENT_CLOSED_REQUEST = 499;

const MAX_LOGGED_PATH = 300;

/** Logs every request, and counts it in the metrics, once its response is sent. */
export function logRequests({ log, settings }: ServerContext, metrics: Metrics | undefined): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    request.id = requestIdOf(request);
    const { id, method, socket } = request;
    const bytesBefore = socket.bytesWritten;
    // Without the query, which may contain what a visitor typed.
    const { path } = request;
    // Read now, because the address is no longer known once the connection is closed. Proxies may forward what is no address.
    const { ip = "" } = request;
    const client = settings.LOG_CLIENT_ADDRESS && isIP(ip) !== 0 ? ip : undefined;
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
    next();
  };
}
