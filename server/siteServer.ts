import { createServer, type RequestListener, type Server } from "node:http";
import { createApp } from "./app";
import { answerBadRequests } from "./badRequests";
import { Documents } from "./documents";
import { ErrorDocuments } from "./errorDocuments";
import { createFrontDoor } from "./frontDoor";
import { createMetrics, type Metrics } from "./metrics";
import { readyAssets } from "./readyAssets";
import { withRequestLog } from "./requestLog";
import type { Site } from "./site";

export interface SiteServer {
  readonly server: Server;
  readonly documents: Documents;
  readonly metrics: Metrics | undefined;
}

const CHECK_INTERVAL_MS = 1000;
const MAX_HEADER_BYTES = 16 * 1024;

/** The site behind an HTTP server that does not listen yet, with bounds on what a client may take. */
export async function createSiteServer(site: Site): Promise<SiteServer> {
  const { settings } = site;
  const { listener, documents } = createListener(site);
  const metrics = settings.adminPort === undefined ? undefined : await createMetrics(documents);
  const logged = withRequestLog(listener, site, metrics);
  const server = createServer(
    {
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      headersTimeout: settings.headersTimeoutMs,
      requestTimeout: settings.requestTimeoutMs,
      keepAliveTimeout: settings.keepAliveTimeoutMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    logged,
  );
  server.timeout = settings.requestTimeoutMs;
  server.maxConnections = settings.maxConnections;
  answerBadRequests(server, logged, site.commonHeaders);
  return { server, documents, metrics };
}

/** The site as a listener for requests, which needs no server: front door and app. */
export function createListener(site: Site): { listener: RequestListener; documents: Documents } {
  const documents = new Documents(site);
  const errors = new ErrorDocuments(site);
  const app = createApp({ site, documents, errors });
  const listener = createFrontDoor({
    app,
    documents,
    errors,
    assets: readyAssets(site),
    commonHeaders: site.commonHeaders,
  });
  return { listener, documents };
}
