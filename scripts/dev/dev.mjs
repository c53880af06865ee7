// `npm run dev`: serves the site at HOST and PORT, by default at http://localhost:3000, and rebuilds it whenever a file changes.
import { createServer } from "node:http";
import { dist } from "../../build/folders.mjs";
import { importTypeScript } from "../../build/importTypeScript.mjs";
import { createDevelopmentApp } from "./developmentApp.mjs";
import { DevelopmentBuild } from "./developmentBuild.mjs";

// As in production: the server uses React's production build, and stack traces name the source files.
process.env.NODE_ENV = "production";
process.setSourceMapsEnabled(true);

const folder = `${dist}.dev`;
const development = new DevelopmentBuild();
const { ALLOWED_HOSTS: otherHosts = "" } = process.env;
const app = createDevelopmentApp(development, folder, otherHosts.split(","));

const { readSettings } = await importTypeScript("server/settings.ts");
const { listen } = await importTypeScript("server/operations/listen.ts");
const { serverUrl } = await importTypeScript("server/http/serverUrl.ts");
const { reportStartError } = await importTypeScript("server/operations/reportStartError.ts");
try {
  // Other machines cannot reach it unless the developer sets HOST.
  const { HOST: host, PORT } = readSettings({ HOST: "127.0.0.1", ...process.env });
  const server = createServer(app);
  await listen(server, "PORT", PORT, host);
  await development.start(folder);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = serverUrl(host.replace("127.0.0.1", "localhost"), port);
  console.log(`The site is at ${url} after ${(performance.now() / 1000).toFixed(1)} s`);
} catch (error) {
  reportStartError(error);
}
