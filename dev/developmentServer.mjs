import { createServer, request as send } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import express from "express";

const EVENTS = "/@dev/events";
const OWN_FILES = "/@dev";
const RECONNECT_MS = 300;
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Holds the port whatever becomes of the site behind it, for whose server requests wait while it is replaced. Documents get
 * the script that follows changes.
 * @param {import("./developmentSite.mjs").DevelopmentSite} site
 * @param {string} folder of the build
 */
export function createDevelopmentServer(site, folder) {
  /** With the versions that the document shows, for the script to compare. */
  const scriptTag = () =>
    `<script async src="${OWN_FILES}/liveReload.js" data-code="${site.state.code}" data-styles="${site.state.styles}" data-events="${EVENTS}"></script>`;

  /** In the place of every page while there is none to be shown: the script says why. */
  const sendProblem = (/** @type {express.Response} */ response) =>
    response
      .status(500)
      .set("Cache-Control", "no-store")
      .send(`<!doctype html>\n<html lang="en">\n<title>Nothing to show</title>\n${scriptTag()}\n`);

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.get(EVENTS, (_request, response) => {
    const announce = () => response.write(`data: ${JSON.stringify(site.state)}\n\n`);
    response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    announce();
    site.on("change", announce);
    response.on("close", () => site.off("change", announce));
  });
  app.use(OWN_FILES, express.static(import.meta.dirname));
  app.use("/assets", async (_request, _response, next) => {
    await site.server;
    next();
  });
  app.use("/assets", express.static(join(folder, "assets"), { index: false }));
  app.use(async (request, response) => {
    const server = await site.server;
    if (!server) return sendProblem(response);
    const inner = send(server.origin + request.originalUrl, {
      method: request.method,
      headers: { ...request.headers, "accept-encoding": "identity" },
    });
    inner.on("response", (result) => void passBack(result, response));
    inner.on("error", () => (response.headersSent ? response.destroy() : sendProblem(response)));
    return request.pipe(inner);
  });

  /**
   * @param {import("node:http").IncomingMessage} result
   * @param {express.Response} response
   */
  async function passBack(result, response) {
    const { statusCode = 500, headers } = result;
    for (const name of OF_THE_CONNECTION) delete headers[name];
    if (!headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(statusCode, headers);
      result.pipe(response);
      return;
    }
    // The same page may come back with another script tag.
    delete headers.etag;
    const policy = String(headers["content-security-policy"]);
    headers["content-security-policy"] = policy.replace("connect-src 'none'", "connect-src 'self'");
    const document = Buffer.from((await text(result)).replace("</head>", `${scriptTag()}</head>`));
    response.writeHead(statusCode, { ...headers, "content-length": document.length });
    response.end(document);
  }

  return createServer(app);
}
