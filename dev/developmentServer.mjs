import { createServer, request as send } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import express from "express";

const EVENTS = "/@dev/events";
const OWN_FILES = "/@dev";
const RECONNECT_MS = 300;
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/**
 * @typedef {import("./developmentSite.mjs").DevelopmentSite} DevelopmentSite
 * @typedef {import("node:http").IncomingMessage} IncomingMessage
 * @typedef {import("node:http").ServerResponse} ServerResponse
 */

/**
 * Holds the port whatever becomes of the site behind it, for whose server requests wait while it is replaced. Documents get
 * the script that follows changes.
 * @param {DevelopmentSite} site
 * @param {string} folder of the build
 */
export function createDevelopmentServer(site, folder) {
  const app = express();
  app.disable("x-powered-by");
  app.get(EVENTS, (_request, response) => follow(site, response));
  app.use(OWN_FILES, express.static(import.meta.dirname));
  app.use("/assets", async (_request, _response, next) => {
    await site.server;
    next();
  });
  app.use("/assets", express.static(join(folder, "assets"), { index: false }));
  app.use(async (request, response) => {
    const server = await site.server;
    if (server) passOn(site, server.origin, request, response);
    else sendProblem(site, response);
  });
  return createServer(app);
}

/**
 * @param {DevelopmentSite} site
 * @param {ServerResponse} response
 */
function follow(site, response) {
  const announce = () => response.write(`data: ${JSON.stringify(site.state)}\n\n`);
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write(`retry: ${RECONNECT_MS}\n\n`);
  announce();
  site.on("change", announce);
  response.on("close", () => site.off("change", announce));
}

/**
 * @param {DevelopmentSite} site
 * @param {string} origin
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function passOn(site, origin, request, response) {
  const headers = { ...request.headers, "accept-encoding": "identity" };
  const inner = send(origin, { path: request.url, method: request.method, headers });
  inner.on("response", (result) => void passBack(site, result, response));
  inner.on("error", () => {
    if (response.headersSent) response.destroy();
    else sendProblem(site, response);
  });
  request.pipe(inner);
}

/**
 * @param {DevelopmentSite} site
 * @param {IncomingMessage} result
 * @param {ServerResponse} response
 */
async function passBack(site, result, response) {
  const headers = { ...result.headers };
  for (const name of OF_THE_CONNECTION) delete headers[name];
  const status = result.statusCode ?? 500;
  if (!headers["content-type"]?.startsWith("text/html")) {
    response.writeHead(status, headers);
    result.pipe(response);
    return;
  }
  // The same page may come back with another script tag.
  delete headers["etag"];
  const document = Buffer.from((await text(result)).replace("</head>", `${scriptTag(site)}</head>`));
  response.writeHead(status, {
    ...headers,
    "content-length": document.length,
    "content-security-policy": String(headers["content-security-policy"]).replace(
      "connect-src 'none'",
      "connect-src 'self'",
    ),
  });
  response.end(document);
}

/**
 * In the place of every page while there is none to be shown: the script says why.
 * @param {DevelopmentSite} site
 * @param {ServerResponse} response
 */
function sendProblem(site, response) {
  response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`<!doctype html>\n<html lang="en">\n<title>Nothing to show</title>\n${scriptTag(site)}\n`);
}

/**
 * Tells the script what the document shows.
 * @param {DevelopmentSite} site
 */
function scriptTag({ state: { code, styles } }) {
  return `<script async src="${OWN_FILES}/liveReload.js" data-code="${code}" data-styles="${styles}" data-events="${EVENTS}"></script>`;
}
