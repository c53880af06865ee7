import { createApp } from "./app";
import { Documents } from "./documents/documents";
import { createErrorDocuments } from "./documents/errorDocuments";
import { readReleaseAssets } from "./files/releaseAssets";
import { respondToBadRequests } from "./http/badRequests";
import { createHttpServer } from "./http/httpServer";
import { createReadyListener } from "./http/readyListener";
import { ReadyResponses } from "./http/readyResponses";
import { createMetrics } from "./operations/metrics";
import { withRequestLog } from "./operations/requestLog";
import type { ServerContext } from "./serverContext";

/** The server with all that responds to requests, ready responses and Express alike. It does not listen yet. */
export async function createServer(context: ServerContext, logLines: { readonly dropped: number }) {
  const { ADMIN_PORT, PAGE_CACHE_BYTES, RELEASE } = context.settings;
  const ready = new ReadyResponses(PAGE_CACHE_BYTES, await readReleaseAssets(context));
  const documents = new Documents(context, ready);
  const errors = createErrorDocuments(context);
  const metrics =
    ADMIN_PORT === undefined ? undefined : await createMetrics(RELEASE, documents, ready, logLines);
  const respond = createReadyListener(ready, createApp(context, documents, errors), errors);
  const server = createHttpServer(withRequestLog(respond, context, metrics), context);
  respondToBadRequests(server, context, (status) => metrics?.countRefusal(status));
  metrics?.countConnections(server);
  return { server, documents, errors, ready, metrics };
}
