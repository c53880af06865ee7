import compression from "compression";
import express, { type Express } from "express";
import helmet from "helmet";
import { discoveryFiles } from "./discovery/discoveryFiles";
import type { Documents } from "./documents/documents";
import { sendErrorScreens } from "./documents/sendErrorScreens";
import { sendKeptDocuments } from "./documents/sendKeptDocuments";
import { sendPages } from "./documents/sendPages";
import { serveAssets } from "./files/serveAssets";
import { servePublicFiles } from "./files/servePublicFiles";
import { ASSETS_PATH } from "./http/cachePolicy";
import { whileVisitorsWait } from "./http/compressionOptions";
import { onlyGetAndHead } from "./http/onlyGetAndHead";
import { onlyValidRequests } from "./http/onlyValidRequests";
import { helmetOptions, otherSiteHeaders } from "./http/securityHeaders";
import { health, PROBES } from "./operations/health";
import type { Metrics } from "./operations/metrics";
import { logRequests } from "./operations/requestLog";
import { closeConnectionsAtTheEnd } from "./operations/shutdown";
import type { ServerContext } from "./serverContext";

/** The way of every request, from the first line to the last. The app does not listen. */
export async function createApp(
  context: ServerContext,
  documents: Documents,
  metrics: Metrics | undefined,
): Promise<Express> {
  const { settings, manifest } = context;
  const app = express();
  app.enable("case sensitive routing").enable("strict routing").disable("x-powered-by");
  app.set("trust proxy", settings.TRUST_PROXY).set("query parser", false);

  app.use(logRequests(context, metrics));
  app.use(helmet(helmetOptions(settings, manifest)), otherSiteHeaders(settings));
  app.use(closeConnectionsAtTheEnd(context));
  app.get(PROBES, health(context));
  app.use(onlyValidRequests);
  app.use(onlyGetAndHead);
  app.use(sendKeptDocuments(documents));
  app.use(ASSETS_PATH, serveAssets(context));
  app.use(servePublicFiles(context));
  app.use(compression(whileVisitorsWait));
  app.use(await discoveryFiles(settings));
  app.use(sendPages(documents));
  app.use(sendErrorScreens(context));
  return app;
}
