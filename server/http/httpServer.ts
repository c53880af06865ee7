import { createServer, type RequestListener, type Server } from "node:http";
import type { ServerContext } from "../serverContext";

const CHECK_INTERVAL_MS = 1000;
const MAX_HEADER_BYTES = 16 * 1024;

/** An HTTP server with limits on what a client may take. It does not listen yet. */
export function createHttpServer(listener: RequestListener, { settings, state }: ServerContext): Server {
  const limits = {
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    headersTimeout: settings.HEADERS_TIMEOUT_MS,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // readyListener.ts responds to requests without one or with two, with our headers.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
  };
  const server = createServer(limits, (request, response) => {
    if (state.isStopping) response.setHeader("Connection", "close");
    listener(request, response);
  });
  server.timeout = settings.REQUEST_TIMEOUT_MS;
  server.maxConnections = settings.MAX_CONNECTIONS;
  return server;
}
