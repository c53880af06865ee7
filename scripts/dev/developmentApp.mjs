import { join } from "node:path";
import express from "express";
import { LIVE_RELOAD } from "./developmentBuild.mjs";

/** @typedef {import("./developmentBuild.mjs").DevelopmentBuild} DevelopmentBuild */

/** The names of this machine, for itself. */
const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Holds the port while the site's own server is replaced, and hands requests to it.
 * @param {DevelopmentBuild} development
 * @param {string} folder of the build
 * @param {readonly string[]} otherHosts other names of this machine, by which it is asked too
 */
export function createDevelopmentApp(development, folder, otherHosts) {
  const app = express().disable("etag").disable("x-powered-by");
  app.use(onlyFor([...OWN_HOSTS, ...otherHosts]));
  app.get("/@dev/events", (_request, response) => sendEvents(development, response));
  app.get(LIVE_RELOAD, (_request, response) => {
    response.sendFile(join(import.meta.dirname, "liveReload.js"));
  });
  // Read from the disk, because a change of styles does not start a new server.
  app.use("/assets", express.static(join(folder, "assets"), { index: false }));
  app.use(async (request, response) => {
    await development.firstBuild;
    // No server has started yet. The script shows why.
    if (!development.server)
      return response
        .status(500)
        .send(`<!doctype html>\n<title>Problem</title>\n<script src="${LIVE_RELOAD}"></script>`);
    return development.server.emit("request", request, response);
  });
  return app;
}

/**
 * Refuses other hosts: a page of another site may lead a name of its own to this machine, and then read what the site is made of.
 * @param {readonly string[]} hosts
 * @returns {express.RequestHandler}
 */
function onlyFor(hosts) {
  return ({ hostname }, response, next) => {
    if (hosts.includes(hostname)) return next();
    return response
      .status(403)
      .type("text")
      .send(`To allow this host: ALLOWED_HOSTS=${hostname} npm run dev\n`);
  };
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
