import { resolve } from "node:path";
import { pino } from "pino";
import { createApp } from "../../server/app";
import { readManifest } from "../../server/assets";
import { readSettings } from "../../server/config";
import { Documents } from "../../server/documents";
import { ErrorDocuments } from "../../server/errorDocuments";
import { createFrontDoor } from "../../server/frontDoor";
import { readyAssets } from "../../server/readyAssets";
import { createSite } from "../../server/site";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pages";

/** The built site without a port, under these settings, for supertest: with its front door and without. */
export async function testSite(environment: Readonly<Record<string, string>> = {}) {
  await loadAllPages(allPages);
  const distFolder = resolve(import.meta.dirname, "../../dist");
  const site = createSite({
    settings: readSettings(environment),
    distFolder,
    manifest: readManifest(distFolder),
    log: pino({ level: "silent" }),
  });
  const documents = new Documents(site);
  const errors = new ErrorDocuments(site);
  const app = createApp({ site, documents, errors });
  const frontDoor = createFrontDoor({
    app,
    documents,
    errors,
    assets: readyAssets(site),
    commonHeaders: site.commonHeaders,
  });
  return { site, documents, errors, app, frontDoor };
}
