// `npm run dev`: serves the site at HOST and PORT, else at http://localhost:3000, and follows every change of its files.
import { createServer } from "node:http";
import { join } from "node:path";
import express from "express";
import { dist } from "../../build/folders.mjs";
import { importTypeScript } from "../../build/importTypeScript.mjs";
import { DevelopmentBuild, portOf } from "./developmentBuild.mjs";

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
// Documents get the script that follows changes: it compares the versions of this document.
app.use(async ({ originalUrl, method }, response) => {
  const { server, state } = development;
  const version = `code=${state.code}&amp;styles=${state.styles}`;
  const script = `<script async type="module" src="/@dev/liveReload.js?${version}"></script>`;
  // No server has started yet: the script shows why.
  if (!server) return response.status(500).send(`<!doctype html>\n<title>Problem</title>\n${script}`);
  const headers = { "Accept-Encoding": "identity" };
  const address = `http://127.0.0.1:${portOf(server)}${originalUrl}`;
  const result = await fetch(address, { method, headers, redirect: "manual" });
  const body = Buffer.from(await result.arrayBuffer());
  for (const [name, value] of result.headers)
    if (name !== "transfer-encoding")
      response.set(name, value.replace("connect-src 'none'", "connect-src 'self'"));
  const isDocument = result.headers.get("content-type")?.startsWith("text/html");
  const sent = isDocument ? body.toString().replace("</head>", `${script}</head>`) : body;
  return response.status(result.status).send(sent);
});

const { readSettings } = await importTypeScript("server/settings.ts");
const { listen } = await importTypeScript("server/operations/listen.ts");
const { reportStartError } = await importTypeScript("server/operations/reportStartError.ts");
try {
  // Not for other machines, unless the developer wants that.
  const { HOST: host, PORT } = readSettings({ HOST: "127.0.0.1", ...process.env });
  const server = createServer(app);
  await listen(server, "PORT", PORT, host);
  await development.start(folder);
  const origin = `http://${host.replace("127.0.0.1", "localhost")}:${portOf(server)}`;
  console.log(`Larkwell is at ${origin}/ after ${(performance.now() / 1000).toFixed(1)} s`);
} catch (error) {
  reportStartError(error);
}
