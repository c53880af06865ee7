import { once } from "node:events";
import { request as send } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
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
  // From the disk: saved styles get no new server.
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
      if (response.headersSent) return response.destroy();
      if (development.server !== asked) return respond(request, response);
    }
    // The script shows the problem.
    return response.status(500).send(`<!doctype html>\n<title>Problem</title>\n${scriptTag()}`);
  }

  /** @type {(origin: string, request: express.Request, response: express.Response) => Promise<unknown>} */
  async function passOn(origin, { originalUrl, method, headers: asked }, response) {
    const sent = send(origin + originalUrl, { method, headers: { ...asked, "accept-encoding": "identity" } });
    const [result] = await once(sent.end(), "response");
    const { statusCode, headers } = result;
    if (!headers["content-type"]?.startsWith("text/html"))
      return pipeline(result, response.writeHead(statusCode, headers));
    for (const name of ["transfer-encoding", "etag"]) delete headers[name];
    const policy = String(headers["content-security-policy"]);
    headers["content-security-policy"] = policy.replace("connect-src 'none'", "connect-src 'self'");
    const document = (await text(result)).replace("</head>", `${scriptTag()}</head>`);
    headers["content-length"] = String(Buffer.byteLength(document));
    return response.writeHead(statusCode, headers).end(document);
  }
}
