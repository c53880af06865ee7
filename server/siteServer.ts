import { createServer, type RequestListener, type Server } from "node:http";
import { createApp } from "./app";
import { answerBadRequests } from "./http/badRequests";
import { Documents } from "./documents/documents";
import { ErrorDocuments } from "./documents/errorDocuments";
import { createReadyListener } from "./http/readyListener";
import { createMetrics, type Metrics } from "./operations/metrics";
import { ReadyAssets } from "./files/readyAssets";
import { withRequestLog } from "./http/requestLog";
import type { Site } from "./site";

export interface SiteServer {
  readonly server: Server;
  readonly documents: Documents;
  readonly metrics: Metrics | undefined;
  /** Makes everything ready that can be, in the background. */
  readonly prepareAll: () => Promise<void>;
}

const CHECK_INTERVAL_MS = 1000;
const MAX_HEADER_BYTES = 16 * 1024;

/** The site behind an HTTP server that does not listen yet, with bounds on what a client may take. */
export async function createSiteServer(site: Site): Promise<SiteServer> {
  const { settings } = site;
  const { listener, documents, assets } = createListener(site);
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
  const prepareAll = async () => {
    await assets.prepareAll();
    await documents.prepareAll();
  };
  return { server, documents, metrics, prepareAll };
}

/** The site as a listener for requests, which needs no server: front door and app. */
export function createListener(site: Site): {
  readonly listener: RequestListener;
  readonly documents: Documents;
  readonly assets: ReadyAssets;
} {
  const documents = new Documents(site);
  const errors = new ErrorDocuments(site);
  const assets = new ReadyAssets(site);
  const app = createApp({ site, documents, errors });
  const listener = createReadyListener({
    app,
    documents,
    errors,
    assets,
    commonHeaders: site.commonHeaders,
  });
  return { listener, documents, assets };
}
