import { createServer, type RequestListener, type Server } from "node:http";
import type { ServerContext } from "../serverContext";
import { respondToBadRequests, type RefusalReporter } from "./badRequests";

const CHECK_INTERVAL_MS = 1000;
const MAX_HEADER_BYTES = 16 * 1024;

/** An HTTP server with limits on what a client may take. It does not listen yet. */
export function createHttpServer(
  listener: RequestListener,
  { settings, state, commonHeaders }: ServerContext,
  reportRefusal: RefusalReporter,
): Server {
  const server = createServer({
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    headersTimeout: settings.HEADERS_TIMEOUT_MS,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // readyListener.ts responds to requests without one or with two, with our headers.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
  });
  server.timeout = settings.REQUEST_TIMEOUT_MS;
  server.maxConnections = settings.MAX_CONNECTIONS;
  respondToBadRequests(server, commonHeaders, reportRefusal);
  server.on("request", (request, response) => {
    if (state.isStopping) response.setHeader("Connection", "close");
    listener(request, response);
  });
  return server;
}
