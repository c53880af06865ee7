// `npm run dev`: builds the site, serves it at http://localhost:3000 (HOST and PORT choose another address), and follows
// every change of its files. The server's other settings hold as in production.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DevelopmentBuild } from "./dev/developmentBuild.mjs";
import { createDevelopmentServer } from "./dev/developmentServer.mjs";
import { DevelopmentSite } from "./dev/developmentSite.mjs";
import { watchFolders } from "./dev/folderWatch.mjs";

const WATCHED = ["client", "public", "server", "shared"];
const EX_UNAVAILABLE = 69;

const start = performance.now();
const root = import.meta.dirname;
// Nobody else's machine should see what is not finished.
const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env;

const folder = await mkdtemp(join(tmpdir(), "larkwell-dev-"));
const build = new DevelopmentBuild(root, folder);
const site = new DevelopmentSite(root, build);
const server = createDevelopmentServer(site);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void end(0));

await build.prepareFolder();
const first = site.change();
try {
  await once(server.listen(Number(port), host), "listening");
} catch (error) {
  console.error(`${error.message}: choose another HOST or PORT`);
  await end(EX_UNAVAILABLE);
}
watchFolders(
  WATCHED.map((name) => join(root, name)),
  (files) => void site.change(files),
);
await first;
const address = `http://${host === "127.0.0.1" ? "localhost" : host}:${server.address().port}/`;
console.log(`Larkwell is at ${address} after ${((performance.now() - start) / 1000).toFixed(1)} s`);

async function end(exitCode) {
  await first;
  await site.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(exitCode);
}
