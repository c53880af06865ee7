import { once } from "node:events";
import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { loadAllPages } from "../shared/pageModules";
import { allPages } from "../shared/pages";
import { createApp } from "./app";
import { readManifest } from "./assets";
import { readSettings } from "./config";
import { Documents } from "./documents";
import { ErrorDocuments } from "./errorDocuments";
import { createFrontDoor } from "./frontDoor";
import { readyAssets } from "./readyAssets";
import { createSite } from "./site";

const settings = readSettings(process.env);
const distFolder = dirname(fileURLToPath(import.meta.url));
await loadAllPages(allPages);
const site = createSite({
  settings,
  distFolder,
  manifest: readManifest(distFolder),
  log: pino({ level: settings.logLevel }),
});
const documents = new Documents(site);
const errors = new ErrorDocuments(site);
const app = createApp({ site, documents, errors });
const server = createServer(
  createFrontDoor({
    app,
    documents,
    errors,
    assets: readyAssets(site),
    commonHeaders: site.commonHeaders,
  }),
);
server.listen(settings.port, settings.host);
await once(server, "listening");
console.log(`Larkwell is at http://${settings.host ?? "localhost"}:${settings.port}/`);
await documents.prepareAll();
