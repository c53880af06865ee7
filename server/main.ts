import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { company } from "../shared/company";
import { loadAllPages } from "../shared/pageModules";
import { allPages } from "../shared/pageTable";
import { createApp } from "./app";
import { Documents } from "./documents/documents";
import { ErrorDocuments } from "./documents/errorDocuments";
import { readManifest } from "./files/manifest";
import { readReleaseAssets } from "./files/releaseAssets";
import { createHttpServer } from "./http/httpServer";
import { createReadyListener } from "./http/readyListener";
import { ReadyResponses } from "./http/readyResponses";
import { createLog } from "./operations/log";
import { createMetrics } from "./operations/metrics";
import { withRequestLog } from "./operations/requestLog";
import { endInOrder } from "./operations/shutdown";
import { reportStartError } from "./operations/startErrors";
import { readSettings } from "./settings";
import { createServerContext } from "./serverContext";

/** Visitors who waited for the start go first. */
const PREPARE_AFTER_MS = 500;

start().catch(reportStartError);

async function start(): Promise<void> {
  const settings = readSettings();
  const distFolder = import.meta.dirname;
  const manifest = readManifest(distFolder);
  await loadAllPages(allPages);
  const log = await createLog(settings, process.stdout.isTTY);
  const context = createServerContext({ settings, distFolder, manifest, log });

  const ready = new ReadyResponses(settings.PAGE_CACHE_BYTES, await readReleaseAssets(context));
  const documents = new Documents(context, ready);
  const errors = new ErrorDocuments(context);
  const metrics = settings.ADMIN_PORT === undefined ? undefined : await createMetrics(documents, ready);
  const app = createApp({ context, documents, errors });
  const refuse: RequestListener = (request, response) => void errors.send(400, request, response);
  const listener = createReadyListener(ready, app, refuse);
  const server = createHttpServer(
    withRequestLog(listener, { log, trustedProxies: settings.TRUST_PROXY, metrics }),
    context,
  );

  await listen(server, settings.PORT, settings.HOST);
  if (metrics) await listen(metrics.server, settings.ADMIN_PORT ?? 0, settings.HOST);
  endInOrder(server, context);
  const { port } = server.address() as AddressInfo;
  const message = `${company.name} is at http://${settings.HOST ?? "localhost"}:${port}/`;
  if (log.isLevelEnabled("info")) log.info(message);
  else console.log(message);

  await delay(PREPARE_AFTER_MS);
  await documents.prepareAll();
}

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}
