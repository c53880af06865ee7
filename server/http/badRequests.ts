import { IncomingMessage, ServerResponse, STATUS_CODES, type Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ServerContext } from "../serverContext";
import { cachePolicy } from "./cachePolicy";

const LOG_PAUSE_MS = 1000;

/** Node's codes for requests that it cannot parse, where the status is not 400. */
const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to requests that Node refuses before they reach the app. By itself Node would send none of our headers and log
 * nothing.
 */
export function respondToBadRequests(
  server: Server,
  { setSecurityHeaders, log }: ServerContext,
  metrics: { readonly countRefusal: (status: number) => void } | undefined,
): void {
  const logRefusal = refusalLog(log);
  // Where Node could not parse a request it makes no response: this one has the headers, and is never sent.
  const unsent = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(unsent.req, unsent);

  const refuse = (socket: Duplex, status: number, reason?: string, ownHeaders = {}) => {
    const headers = {
      ...unsent.getHeaders(),
      "Cache-Control": cachePolicy.none,
      "Content-Length": "0",
      Connection: "close",
      ...ownHeaders,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"));
    metrics?.countRefusal(status);
    logRefusal(status, reason);
  };

  /** The latest response on each connection, until its request has arrived completely and the response is sent. */
  const underWay = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => {
    const { socket } = request;
    underWay.set(socket, response);
    // Otherwise each idle connection would keep its last response in memory.
    response.once("close", () => {
      if (request.complete && underWay.get(socket) === response) underWay.delete(socket);
    });
  });

  /** Connections to close once their current response is sent. */
  const ending = new WeakSet<Duplex>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (ending.has(socket)) return;
    const response = underWay.get(socket);

    const isResponding = response !== undefined && !response.closed;
    if (socket.writable && isResponding) {
      // Anything written now would become part of the current response.
      ending.add(socket);
      response.once("close", () => socket.destroy());
      return;
    }

    // The response to this request is already sent; only the rest of the body cannot be read.
    const hasResponse = response !== undefined;
    if (socket.writable && !hasResponse) {
      refuse(socket, statusByErrorCode[error.code ?? ""] ?? 400, error.code);
    }
    socket.destroy();
  });

  // CONNECT asks for a proxy, and this server is none.
  server.on("connect", (_request, socket: Duplex) => {
    socket.on("error", () => undefined);
    refuse(socket, 405, undefined, { Allow: "GET, HEAD" });
    socket.end();
  });

  // Ignores `Expect`, which RFC 9110, 10.1.1 allows.
  server.on("checkExpectation", (request, response) => void server.emit("request", request, response));
}

/** Logs at most one refusal a second, with the number of those that were not logged since. */
function refusalLog(log: ServerContext["log"]) {
  let unlogged = 0;
  let nextLineAt = 0;

  return (status: number, reason: string | undefined) => {
    const now = performance.now();
    if (now < nextLineAt) {
      unlogged += 1;
      return;
    }
    log.warn({ status, reason, unlogged }, "A request was refused");
    unlogged = 0;
    nextLineAt = now + LOG_PAUSE_MS;
  };
}
