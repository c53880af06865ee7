// `npm run dev`: builds the site, serves it at http://localhost:3000 or at HOST and PORT, and follows every change of its
// files. The server's other settings are those of production.
import { once } from "node:events";
import { dist } from "../../build/folders.mjs";
import { importTypeScript } from "../../build/importTypeScript.mjs";
import { DevelopmentBuild } from "./developmentBuild.mjs";
import { createDevelopmentServer } from "./developmentServer.mjs";

const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

const folder = `${dist}.dev`;
const development = new DevelopmentBuild();
const { readSettings } = await importTypeScript("server/settings.ts");
try {
  // Not for other machines, unless the developer wants that.
  const { HOST: host, PORT } = readSettings({ HOST: "127.0.0.1", ...process.env });
  const server = createDevelopmentServer(development, folder).listen(PORT, host);
  await once(server, "listening");
  await development.start(folder);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://${host.replace("127.0.0.1", "localhost")}:${port}`;
  console.log(`Larkwell is at ${origin}/ after ${(performance.now() / 1000).toFixed(1)} s`);
} catch (error) {
  const { message, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(syscall ? `${message}: choose another HOST or PORT` : message);
  process.exit(syscall ? EX_UNAVAILABLE : EX_CONFIG);
}
