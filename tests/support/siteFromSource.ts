import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createApp } from "../../server/app";
import { Documents } from "../../server/documents/documents";
import { ErrorDocuments } from "../../server/documents/errorDocuments";
import { readManifest } from "../../server/files/manifest";
import { readReleaseAssets } from "../../server/files/releaseAssets";
import { createHttpServer } from "../../server/http/httpServer";
import { createReadyListener } from "../../server/http/readyListener";
import { ReadyResponses } from "../../server/http/readyResponses";
import { logRefusals } from "../../server/operations/refusals";
import { createServerContext } from "../../server/serverContext";
import { readSettings } from "../../server/settings";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";

/** The server as main.ts puts it together, in this process on a free port. The caller has to close it. */
export async function siteFromSource(environment: Readonly<Record<string, string>> = {}) {
  await loadAllPages(allPages);
  const settings = readSettings(environment);
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const context = createServerContext({ settings, distFolder: "dist", manifest: readManifest("dist"), log });
  const ready = new ReadyResponses(settings.PAGE_CACHE_BYTES, await readReleaseAssets(context));
  const documents = new Documents(context, ready);
  const errors = new ErrorDocuments(context);
  const app = createApp({ context, documents, errors });
  const listener = createReadyListener(
    ready,
    app,
    (status, request, response) => void errors.send(status, request, response),
  );
  const server = createHttpServer(listener, context, logRefusals(log));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    context,
    documents,
    errors,
    ready,
    logged,
    close,
  };
}
