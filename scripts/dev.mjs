// `npm run dev`: builds the site, serves it at http://localhost:3000 (HOST and PORT choose another address), and follows
// every change of its files. The server's other settings hold as in production.
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { createDevelopmentServer } from "../dev/developmentServer.mjs";
import { DevelopmentSite } from "../dev/developmentSite.mjs";

const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

const { HOST: host, PORT: port } = await readSettings();
const folder = await mkdtemp(join(tmpdir(), "larkwell-dev-"));
await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
const site = new DevelopmentSite(folder);
const server = createDevelopmentServer(site, folder);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => end(0));

const started = site.start();
try {
  await once(server.listen(port, host), "listening");
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}: choose another HOST or PORT`);
  end(EX_UNAVAILABLE);
}
await started;
const address = server.address();
const listening = typeof address === "object" && address ? address.port : port;
const seconds = (performance.now() / 1000).toFixed(1);
console.log(
  `Larkwell is at http://${host === "127.0.0.1" ? "localhost" : host}:${listening}/ after ${seconds} s`,
);

/** @param {number} exitCode */
function end(exitCode) {
  // It would write on into the folder.
  void esbuild.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}

/** As the server reads them. */
async function readSettings() {
  /** @type {typeof import("../server/settings")} */
  const settings = await importTypeScript("server/settings.ts");
  try {
    // Nobody else's machine should see what is not finished.
    return settings.readSettings({ HOST: "127.0.0.1", ...process.env });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EX_CONFIG);
  }
}
