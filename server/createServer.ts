import http from "node:http";
import { createApp } from "./app";
import { createDocuments } from "./documents/documents";
import { createErrorDocuments } from "./documents/errorDocuments";
import { readReleaseAssets } from "./files/releaseAssets";
import { respondToBadRequests } from "./http/badRequests";
import { createMetrics } from "./operations/metrics";
import { logRequests } from "./operations/requestLog";
import { createReadyListener } from "./readyListener";
import type { ServerContext } from "./serverContext";

const CHECK_INTERVAL_MS = 1000;

/** The server with all that responds to requests, and with limits on what a client may take. It does not listen yet. */
export async function createServer(context: ServerContext) {
  const { settings, state } = context;
  const assets = await readReleaseAssets(context);
  const documents = createDocuments(context);
  const errors = createErrorDocuments(context);
  const server = http.createServer({
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    headersTimeout: settings.HEADERS_TIMEOUT_MS,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
    // readyListener.ts responds to requests without one or with two, with our headers.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
  });
  server.timeout = settings.REQUEST_TIMEOUT_MS;
  server.maxConnections = settings.MAX_CONNECTIONS;
  const isCounting = settings.ADMIN_PORT !== undefined;
  const metrics = isCounting ? await createMetrics(context, server, documents) : undefined;
  server.on("request", (_request, response) => {
    if (state.isStopping) response.setHeader("Connection", "close");
  });
  server.on("request", logRequests(context, metrics));
  server.on("request", createReadyListener(assets, documents, errors, createApp(context, documents, errors)));
  respondToBadRequests(server, context, metrics);
  return { server, documents, metrics };
}
