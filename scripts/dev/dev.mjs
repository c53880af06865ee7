// `npm run dev`: serves the site at http://localhost:3000 or at HOST and PORT, and follows every change of its files. The
// server's other settings are those of production.
import { createServer } from "node:http";
import { join } from "node:path";
import express from "express";
import { dist } from "../../build/folders.mjs";
import { importTypeScript } from "../../build/bundle.mjs";
import { DevelopmentBuild } from "./developmentBuild.mjs";

// As in production, the server renders with React's production build, and stacks name the source files.
process.env.NODE_ENV = "production";
process.setSourceMapsEnabled(true);

const folder = `${dist}.dev`;
const development = new DevelopmentBuild();

// Keeps the port while the site's own server is replaced.
const app = express().disable("etag");
app.get("/@dev/events", (_request, response) => {
  const announce = () => response.write(`data: ${JSON.stringify(development.state)}\n\n`);
  response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  announce();
  development.on("change", announce);
  response.on("close", () => development.off("change", announce));
});
app.use("/@dev", express.static(import.meta.dirname));
// From the disk, as a saved style starts no new server.
app.use("/assets", express.static(join(folder, "assets"), { index: false }));
app.use(respond);

const { readSettings } = await importTypeScript("server/settings.ts");
const { listen, reportStartError } = await importTypeScript("server/operations/startErrors.ts");
try {
  // Not for other machines, unless the developer wants that.
  const { HOST: host, PORT } = readSettings({ HOST: "127.0.0.1", ...process.env });
  const server = createServer(app);
  await listen(server, "PORT", PORT, host);
  await development.start(folder);
  const origin = originOf(server).replace("127.0.0.1", host.replace("127.0.0.1", "localhost"));
  console.log(`Larkwell is at ${origin}/ after ${(performance.now() / 1000).toFixed(1)} s`);
} catch (error) {
  reportStartError(error);
}

/** Where the site's server has never started, the script shows the problem. @type {(request: express.Request, response: express.Response) => Promise<unknown>} */
async function respond(request, response) {
  const { server } = development;
  if (server) return passOnWithScript(originOf(server), request, response);
  return response.status(500).send(`<!doctype html>\n<title>Problem</title>\n${scriptTag()}`);
}

/** @param {import("node:http").Server} server */
function originOf(server) {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

/** @type {(origin: string, request: express.Request, response: express.Response) => Promise<unknown>} */
async function passOnWithScript(origin, { originalUrl, method }, response) {
  const headers = { "Accept-Encoding": "identity" };
  const result = await fetch(origin + originalUrl, { method, headers, redirect: "manual" });
  const body = Buffer.from(await result.arrayBuffer());
  for (const [name, value] of result.headers)
    if (name !== "transfer-encoding")
      response.set(name, value.replace("connect-src 'none'", "connect-src 'self'"));
  response.status(result.status);
  if (!result.headers.get("content-type")?.startsWith("text/html")) return response.send(body);
  return response.send(body.toString().replace("</head>", `${scriptTag()}</head>`));
}

/** What follows changes: it compares the versions of this document. */
function scriptTag() {
  const { code, styles } = development.state;
  return `<script async src="/@dev/liveReload.js" data-code="${code}" data-styles="${styles}"></script>`;
}
