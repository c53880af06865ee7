import http from "node:http";
import { loadAllPages } from "../shared/routes/pageModules";
import { loadArticles } from "../shared/pages/blog/articleTable";
import { allArticles } from "./articles";
import { allPages, articlePage } from "../shared/routes/pageTable";
import { createApp } from "./app";
import { makeDiscoveryFiles } from "./discovery/discoveryFiles";
import { createDocumentCache } from "./documents/documentCache";
import { createDocumentRenderer } from "./documents/documentRenderer";
import { createErrorDocuments } from "./documents/errorDocuments";
import { readReleaseAssets } from "./files/assets";
import { readPublicFiles } from "./files/publicFiles";
import { respondToBadRequests } from "./http/badRequests";
import { startLogging, type Logging } from "./operations/log";
import { createMetrics } from "./operations/metrics";
import { createRequestLog } from "./operations/requestLog";
import { handleRequests } from "./handleRequests";
import { createServerContext } from "./serverContext";
import { readSettings, type Environment } from "./settings";

const CHECK_INTERVAL_MS = 1000;

/**
 * Creates the whole server, which does not listen yet.
 * @param environment replaces `process.env`
 * @param given replaces the log to standard output
 * @throws {SettingsError} if a setting is wrong
 * @throws {UnavailableError} if there is no build
 */
export async function createServer(distFolder: string, environment?: Environment, given?: Logging) {
  const settings = readSettings(environment);
  const logging = given ?? (await startLogging(settings, process.stdout.isTTY));
  const context = createServerContext(settings, distFolder, logging);

  await loadAllPages([...allPages, ...allArticles.map(({ slug }) => ({ ...articlePage, slug }))]);
  await loadArticles();
  const server = http.createServer({
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    headersTimeout: settings.HEADERS_TIMEOUT_MS,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
    // Node would refuse requests with no `Host` or with two, but without our headers. handleRequests.ts refuses them with our
    // headers.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
  });
  server.timeout = settings.REQUEST_TIMEOUT_MS;
  server.maxConnections = settings.MAX_CONNECTIONS;

  const files = await Promise.all([readReleaseAssets(context), makeDiscoveryFiles(context, server)]);
  const documents = createDocumentCache(context, createDocumentRenderer(context));
  const errors = createErrorDocuments(context);
  const app = createApp(context, { documents, errors, publicFiles: await readPublicFiles(context) });
  const metrics =
    settings.ADMIN_PORT === undefined ? undefined : await createMetrics(context, server, documents);
  const logRequest = createRequestLog(context, metrics);
  server.on("request", handleRequests({ ...context, logRequest, documents, errors, files, app }));
  respondToBadRequests(server, context, metrics);
  return { server, documents, metrics, context };
}
