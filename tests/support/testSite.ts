import { resolve } from "node:path";
import { pino, type DestinationStream } from "pino";
import { createApp } from "../../server/app";
import { readManifest } from "../../server/files/manifest";
import { readSettings } from "../../server/settings";
import { ErrorDocuments } from "../../server/documents/errorDocuments";
import { createSite } from "../../server/site";
import { createListener, createSiteServer } from "../../server/siteServer";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";

type Environment = Readonly<Record<string, string>>;

async function siteOf(environment: Environment, logged?: DestinationStream) {
  await loadAllPages(allPages);
  const settings = readSettings(environment);
  const distFolder = resolve(import.meta.dirname, "../../dist");
  const log = logged ? pino({ level: settings.logLevel }, logged) : pino({ level: "silent" });
  const logLines = logged ?? { write: () => undefined };
  return createSite({ settings, distFolder, manifest: readManifest(distFolder), log, logLines });
}

/** The built site without a port, under these settings, for supertest: with its front door, and the app alone. */
export async function testSite(environment: Environment = {}) {
  const site = await siteOf(environment);
  const { listener: frontDoor, documents } = createListener(site);
  const app = createApp({ site, documents, errors: new ErrorDocuments(site) });
  return { site, documents, app, frontDoor };
}

/** The built site on a free port of 127.0.0.1, for what goes over sockets; whoever starts it has to close it. */
export async function listeningSite(environment: Environment = {}, logged?: DestinationStream) {
  const site = await siteOf(environment, logged);
  const { server, documents } = await createSiteServer(site);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const close = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return { site, server, documents, port: address.port, close };
}

/** Such a site with every page in memory. */
export async function readySite(environment?: Environment, logged?: DestinationStream) {
  const site = await listeningSite(environment, logged);
  await site.documents.prepareAll();
  return site;
}
