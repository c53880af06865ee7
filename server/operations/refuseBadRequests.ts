import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { cachePolicy } from "../http/cachePolicy";
import type { ServerContext } from "../serverContext";
import type { Metrics } from "./metrics";

/** Node's codes for requests that it cannot read, where the status is not 400. */
const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to requests that Node cannot read, which therefore never reach the app; logs and counts them. */
export function refuseBadRequests(
  server: Server,
  { log }: ServerContext,
  metrics: Metrics | undefined,
): void {
  /** The response to the latest request on each connection. A second one would be taken for that of the next request. */
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => {
    const { socket } = request;
    responses.set(socket, response);
    response.once("close", () => {
      if (request.complete && responses.get(socket) === response) responses.delete(socket);
    });
  });

  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isResponding = response !== undefined && !response.closed;
    if (isResponding) return void response.once("close", () => socket.destroy());
    if (response || !socket.writable) return void socket.destroy();

    const status = statusByErrorCode[error.code ?? ""] ?? 400;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Cache-Control: ${cachePolicy.none}`,
      "Content-Length: 0",
      "Connection: close",
    ];
    // Not only ended: a client that leaves its side open would keep the connection.
    socket.end(`${head.join("\r\n")}\r\n\r\n`, () => socket.destroy());
    metrics?.countRefusal(status);
    log.warn({ status, reason: error.code }, "A request was refused");
  });
}
