import http from "node:http";
import { loadArticles } from "../shared/pages/blog/articleTable";
import { loadAllPages } from "../shared/routes/pageModules";
import { allPages, articlePage } from "../shared/routes/pageTable";
import { createApp } from "./app";
import { allArticles } from "./articles";
import { createDocuments } from "./documents/documents";
import { refuseBadRequests } from "./operations/refuseBadRequests";
import { startLogging, type Logging } from "./operations/log";
import { createMetrics } from "./operations/metrics";
import { createServerContext } from "./serverContext";
import { readSettings, type Environment } from "./settings";

const CHECK_INTERVAL_MS = 1000;

/**
 * Creates the whole server, which does not listen yet.
 * @param environment replaces `process.env`
 * @param logging replaces the log to standard output
 * @throws {SettingsError} if a setting is wrong
 * @throws {UnavailableError} if there is no build
 */
export async function createServer(distFolder: string, environment?: Environment, logging?: Logging) {
  const settings = readSettings(environment);
  const context = createServerContext(settings, distFolder, logging ?? startLogging(settings));
  await loadAllPages([...allPages, ...allArticles.map(({ slug }) => ({ ...articlePage, slug }))]);
  await loadArticles();

  const documents = createDocuments(context);
  const metrics = settings.ADMIN_PORT === undefined ? undefined : await createMetrics(context, documents);
  const options = {
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    headersTimeout: settings.HEADERS_TIMEOUT_MS,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: settings.KEEP_ALIVE_TIMEOUT_MS,
    // The app refuses them with the site's headers, and logs that.
    requireHostHeader: false,
  };
  const server = http.createServer(options, await createApp(context, documents, metrics));
  server.timeout = settings.REQUEST_TIMEOUT_MS;
  server.maxConnections = settings.MAX_CONNECTIONS;
  refuseBadRequests(server, context, metrics);
  metrics?.watch(server);
  return { server, documents, metrics, context };
}
