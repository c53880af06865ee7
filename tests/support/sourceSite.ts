import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import supertest from "supertest";
import { inject, onTestFinished } from "vitest";
import { createServer } from "../../server/createServer";
import { addressesOfArticles, addressesOfPages } from "../../server/documents/resolveTarget";
import { readSettings } from "../../server/settings";
import { linesOf } from "./linesOf";

export const ORIGIN = "https://www.site.example";

type Environment = Readonly<Record<string, string>>;
type Site = Awaited<ReturnType<typeof startSourceSite>>;

/** Starts the site from its source, in this process. The caller has to close it. */
export async function startSourceSite(
  environment: Environment = { PUBLIC_ORIGIN: ORIGIN },
  distFolder = inject("smallBuild"),
) {
  let written = "";
  const log = pino(
    { level: readSettings(environment).LOG_LEVEL, base: undefined },
    { write: (line: string) => void (written += line) },
  );
  const { server, ...rest } = await createServer(distFolder, environment, { log, logLines: { dropped: 0 } });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ...rest,
    server,
    cached: rest.documents.kept,
    preparePages: () => rest.documents.prepare(addressesOfPages()),
    prepareArticles: () => rest.documents.prepare(addressesOfArticles()),
    port,
    get: (path: string) => supertest(server).get(path),
    request: () => supertest(server),
    logged: () => linesOf(written),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

/** Starts a site for one test. */
export async function siteOfOneTest(...parameters: Parameters<typeof startSourceSite>): Promise<Site> {
  const site = await startSourceSite(...parameters);
  onTestFinished(site.close);
  return site;
}

/** Running sites, by their settings. They end with the worker. */
const sharedSites = new Map<string, Promise<Site>>();

/** A site that all files of a worker share. Tests must not change its state. */
export function sharedSite(environment?: Environment): Promise<Site> {
  const key = JSON.stringify(environment ?? null);
  const site = sharedSites.get(key) ?? startSourceSite(environment);
  sharedSites.set(key, site);
  return site;
}
