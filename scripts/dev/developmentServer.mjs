import { join } from "node:path";
import express from "express";

/**
 * Keeps the port while the site's own server is replaced; requests wait. Adds the script that follows changes to documents.
 * @param {import("./developmentBuild.mjs").DevelopmentBuild} development
 * @param {string} folder of the build
 */
export function createDevelopmentServer(development, folder) {
  const app = express();
  app.disable("etag");
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
  return app;

  /** With the versions of this document, for the script to compare. */
  function scriptTag() {
    const { code, styles } = development.state;
    return `<script async src="/@dev/liveReload.js" data-code="${code}" data-styles="${styles}"></script>`;
  }

  /** @type {(request: express.Request, response: express.Response) => Promise<unknown>} */
  async function respond(request, response) {
    const asked = development.server;
    const server = await asked;
    try {
      if (server) return await passOn(server.origin, request, response);
    } catch {
      if (development.server !== asked) return respond(request, response);
    }
    // The script shows the problem.
    return response.status(500).send(`<!doctype html>\n<title>Problem</title>\n${scriptTag()}`);
  }

  /** @type {(origin: string, request: express.Request, response: express.Response) => Promise<unknown>} */
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
}
