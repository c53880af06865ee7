import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { company } from "../shared/company";
import { loadAllPages } from "../shared/pageModules";
import { allPages } from "../shared/pages";
import { createApp } from "./app";
import { readManifest } from "./assets";

const distFolder = dirname(fileURLToPath(import.meta.url));
const port = Number(process.env["PORT"] ?? 3000);
const host = process.env["HOST"] ?? "localhost";

await loadAllPages(allPages);
const app = createApp({
  publicOrigin: company.defaultPublicOrigin,
  distFolder,
  manifest: readManifest(distFolder),
});
app.listen(port, host, () => console.log(`Larkwell is at http://${host}:${port}/`));
