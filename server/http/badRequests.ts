import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ServerContext } from "../serverContext";
import { cachePolicy } from "./cachePolicy";

const LOG_PAUSE_MS = 1000;

const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to requests that Node would answer itself, without our headers. Logs one a second, and how many it left out. */
export function respondToBadRequests(
  server: Server,
  { commonHeaders, log }: ServerContext,
  metrics: { readonly countRefusal: (status: number) => void } | undefined,
): void {
  let refused = 0;
  let nextLineAt = 0;
  const bodiless = { "Cache-Control": cachePolicy.none, "Content-Length": "0", Connection: "close" };
  const refuse = (socket: Duplex, status: number, reason?: string, own = {}) => {
    const headers = Object.entries({ ...commonHeaders, ...bodiless, ...own }).map((pair) => pair.join(": "));
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, "", ""].join("\r\n"));
    metrics?.countRefusal(status);
    refused += 1;
    const now = performance.now();
    if (now < nextLineAt) return;
    log.warn({ status, reason, unlogged: refused - 1 }, "A request was refused");
    refused = 0;
    nextLineAt = now + LOG_PAUSE_MS;
  };

  const underWay = new WeakMap<Duplex, ServerResponse>();
  const ending = new WeakSet<Duplex>();
  server.on("request", (request, response) => {
    const { socket } = request;
    underWay.set(socket, response);
    // Otherwise each idle connection would keep its last response in memory.
    response.once("close", () => {
      if (request.complete && underWay.get(socket) === response) underWay.delete(socket);
    });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (ending.has(socket)) return;
    const response = underWay.get(socket);
    if (socket.writable && response && !response.closed) {
      // Anything written now would become part of the response under way.
      ending.add(socket);
      response.once("close", () => socket.destroy());
      return;
    }
    // If only the end of a request is malformed, its response has been sent.
    if (socket.writable && !response) refuse(socket, statusByErrorCode[error.code ?? ""] ?? 400, error.code);
    socket.destroy();
  });
  // This server is no proxy.
  server.on("connect", (_request, socket: Duplex) => {
    socket.on("error", () => undefined);
    refuse(socket, 405, undefined, { Allow: "GET, HEAD" });
    socket.end();
  });
  // Expectations are ignored.
  server.on("checkExpectation", (request, response) => void server.emit("request", request, response));
}
