import { once } from "node:events";
import type { Server } from "node:http";
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
import { createServerContext } from "./serverContext";
import { readSettings } from "./settings";

/** Requests that came during the start go first. */
const PREPARE_AFTER_MS = 500;

start().catch(reportStartError);

async function start(): Promise<void> {
  const settings = readSettings();
  const { HOST, PORT, ADMIN_PORT, PAGE_CACHE_BYTES } = settings;
  const distFolder = import.meta.dirname;
  const manifest = readManifest(distFolder);
  await loadAllPages(allPages);
  const log = await createLog(settings, process.stdout.isTTY);
  const context = createServerContext({ settings, distFolder, manifest, log });

  const ready = new ReadyResponses(PAGE_CACHE_BYTES, await readReleaseAssets(context));
  const documents = new Documents(context, ready);
  const errors = new ErrorDocuments(context);
  const metrics = ADMIN_PORT === undefined ? undefined : await createMetrics(documents, ready);
  const app = createApp({ context, documents, errors });
  const listener = createReadyListener(
    ready,
    app,
    (request, response) => void errors.send(400, request, response),
  );
  const server = createHttpServer(withRequestLog(listener, context, metrics), context);

  await listen(server, PORT, HOST);
  if (metrics) await listen(metrics.server, ADMIN_PORT ?? 0, HOST);
  endInOrder(server, context);
  const { port } = server.address() as AddressInfo;
  const message = `${company.name} is at http://${HOST ?? "localhost"}:${port}/`;
  if (log.isLevelEnabled("info")) log.info(message);
  else console.log(message);

  await delay(PREPARE_AFTER_MS);
  await documents.prepareAll();
}

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}
