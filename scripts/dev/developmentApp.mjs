import { join } from "node:path";
import express from "express";

/** @typedef {import("./developmentBuild.mjs").DevelopmentBuild} DevelopmentBuild */

/**
 * Holds the port while the site's own server is replaced, and passes requests on to it.
 * @param {DevelopmentBuild} development
 * @param {string} folder of the build
 */
export function createDevelopmentApp(development, folder) {
  const app = express().disable("etag");
  app.get("/@dev/events", (_request, response) => sendEvents(development, response));
  app.get("/@dev/liveReload.js", (_request, response) => {
    response.sendFile(join(import.meta.dirname, "liveReload.js"));
  });
  // Read from the disk, because a change of styles does not start a new server.
  app.use("/assets", express.static(join(folder, "assets"), { index: false }));
  app.use((request, response) => passOn(development, request, response));
  return app;
}

/**
 * Sends the versions of code and styles and the current problem, now and after each change.
 * @param {DevelopmentBuild} development
 * @param {express.Response} response
 */
function sendEvents(development, response) {
  const announce = () => response.write(`data: ${JSON.stringify(development.state)}\n\n`);
  response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  announce();
  development.on("change", announce);
  response.on("close", () => development.off("change", announce));
}

/**
 * Adds the script for live reload to documents.
 * @param {DevelopmentBuild} development
 * @param {express.Request} request
 * @param {express.Response} response
 */
async function passOn(development, { originalUrl, method }, response) {
  await development.firstBuild;
  const { origin } = development;
  const script = liveReloadScript(development);
  // No server has started yet. The script shows why.
  if (!origin) return response.status(500).send(`<!doctype html>\n<title>Problem</title>\n${script}`);

  const result = await fetch(`${origin}${originalUrl}`, {
    method,
    headers: { "Accept-Encoding": "identity" },
    redirect: "manual",
  });
  const body = Buffer.from(await result.arrayBuffer());
  for (const [name, value] of result.headers) {
    if (name === "transfer-encoding") continue;
    response.set(name, value.replace("connect-src 'none'", "connect-src 'self'"));
  }
  const isDocument = result.headers.get("content-type")?.startsWith("text/html");
  // First in the head, so that no error is thrown earlier.
  const sent = isDocument ? body.toString().replace("<head>", `<head>${script}`) : body;
  return response.status(result.status).send(sent);
}

/**
 * Compares the versions in this document with later ones, and updates the page.
 * @param {DevelopmentBuild} development
 */
function liveReloadScript({ state: { code, styles } }) {
  return `<script src="/@dev/liveReload.js?code=${code}&amp;styles=${styles}"></script>`;
}
