import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { company } from "../shared/company";
import { createServer } from "./createServer";
import { addressesOfArticles, addressesOfPages } from "./documents/resolveTarget";
import { listen } from "./operations/listen";
import { reportStartError } from "./operations/reportStartError";
import { serverUrl } from "./http/serverUrl";
import { endInOrder } from "./operations/shutdown";

/** Requests that arrive during the start are served first; then the pages are rendered in advance. */
const PREPARE_AFTER_MS = 500;
const PREPARE_AGAIN_AFTER_MS = 2000;

start().catch(reportStartError);

async function start(): Promise<void> {
  const { server, documents, metrics, context } = await createServer(import.meta.dirname);
  const { log, state } = context;
  const { HOST, PORT, ADMIN_PORT, RELEASE, LOG_CLIENT_ADDRESS, TRUST_PROXY } = context.settings;

  endInOrder(server, context);
  if (metrics) await listen(metrics.server, "ADMIN_PORT", ADMIN_PORT ?? 0, HOST);
  await listen(server, "PORT", PORT, HOST);

  const { port } = server.address() as AddressInfo;
  log.info({ release: RELEASE }, `${company.name} is at ${serverUrl(HOST, port)}`);
  const isOfNoUse = TRUST_PROXY !== 0 && !LOG_CLIENT_ADDRESS;
  if (isOfNoUse) log.warn("TRUST_PROXY has no effect while LOG_CLIENT_ADDRESS is off");

  await delay(PREPARE_AFTER_MS);
  while (!(await documents.prepare(addressesOfPages()))) await delay(PREPARE_AGAIN_AFTER_MS);
  state.isPrepared = true;
  await documents.prepare(addressesOfArticles());
}
