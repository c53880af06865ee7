// `npm run dev`: serves the site at http://localhost:3000 or at HOST and PORT, and follows every change of its files. The
// server's other settings are those of production.
import { createServer } from "node:http";
import { join } from "node:path";
import express from "express";
import { importTypeScript } from "../../build/bundle.mjs";
import { DevelopmentBuild } from "./developmentBuild.mjs";

const { readSettings } = await importTypeScript("server/settings.ts");
const { listen, reportStartError } = await importTypeScript("server/operations/startErrors.ts");
const development = new DevelopmentBuild();
/** With the version of this document. */
const scriptTag = () => `<script async src="/@dev/liveReload.js?${development.version}"></script>`;

await start().catch(reportStartError);

/** Keeps the port while the site's own server is replaced. */
async function start() {
  // Not for other machines, unless the developer wants that.
  const { HOST: host, PORT } = readSettings({ HOST: "127.0.0.1", ...process.env });
  await development.start();
  const app = express().disable("etag");
  app.get("/@dev/changes", announceChanges);
  app.use("/@dev", express.static(import.meta.dirname));
  // From the disk, as a saved style starts no new server.
  app.use("/assets", express.static(join(development.folder, "assets"), { index: false }));
  app.use(respond);
  const server = createServer(app);
  await listen(server, "PORT", PORT, host);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://${host.replace("127.0.0.1", "localhost")}:${port}`;
  console.log(`Larkwell is at ${origin}/ after ${(performance.now() / 1000).toFixed(1)} s`);
}

/** @type {(request: express.Request, response: express.Response) => void} */
function announceChanges({ url }, response) {
  const announce = (/** @type {string} */ kind) => response.write(`event: ${kind}\ndata: changed\n\n`);
  response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" }).flushHeaders();
  if (!url.endsWith(`?${development.version}`)) announce("code");
  development.on("change", announce);
  response.on("close", () => development.off("change", announce));
}

/** @type {(request: express.Request, response: express.Response) => Promise<unknown>} */
async function respond(request, response) {
  const { server, problem } = development;
  try {
    if (server && !problem) return await passOn(server.origin, request, response);
  } catch {
    if (development.server !== server) return respond(request, response);
  }
  const text = problem.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return response
    .status(500)
    .send(`<!doctype html>\n<title>Problem</title>\n${scriptTag()}<pre>${text}</pre>`);
}

/**
 * Adds the script that follows changes.
 * @type {(origin: string, request: express.Request, response: express.Response) => Promise<unknown>}
 */
async function passOn(origin, { originalUrl, method }, response) {
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
