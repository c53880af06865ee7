import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { serveBuild } from "../../../build/serveBuild.mjs";

/** All but the entry: what the entry loads. */
const LATE_SCRIPTS = /^\/assets\/(?!main-)[^/]*\.js$/;
/**
 * WebDriver hands out neither console nor alerts: each page keeps what it complains of, and shows what it alerts, and
 * what its banner said in the few seconds in which it stood.
 */
const RECORDER = `
const complaints = JSON.parse(sessionStorage.complaints ?? "[]");
const complain = (...words) => {
  complaints.push(words.join(" "));
  sessionStorage.complaints = JSON.stringify(complaints);
};
Object.assign(console, { error: complain, warn: complain });
addEventListener("error", ({ message }) => complain(message));
addEventListener("unhandledrejection", ({ reason }) => complain(reason));
alert = (text) => document.body.setAttribute("data-alert", text);
new MutationObserver(() => {
  const banner = document.querySelector(".ContactForm-banner");
  if (banner) document.body.setAttribute("data-banner", banner.textContent);
}).observe(document, { childList: true, subtree: true });`;

/** The built site behind a proxy that keeps the paths of requests, and can hold scripts back or forbid them. */
export function watchedSite() {
  const site = {
    origin: "",
    builtOrigin: "",
    requested: [] as string[],
    lateScripts: Promise.resolve(),
    areScriptsForbidden: false,
  };
  const proxy = createServer(async ({ url: path = "/" }, response) => {
    if (path === "/recorder.js") return response.setHeader("Content-Type", "text/javascript").end(RECORDER);
    site.requested.push(path);
    if (LATE_SCRIPTS.test(path)) await site.lateScripts;
    const reply = await fetch(site.builtOrigin + path, { redirect: "manual" });
    const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(reply.headers);
    if (site.areScriptsForbidden) headers["content-security-policy"] = "script-src 'none'";
    response.writeHead(reply.status, headers);
    if (!headers["content-type"]?.startsWith("text/html"))
      return response.end(Buffer.from(await reply.arrayBuffer()));
    const html = await reply.text();
    return response.end(html.replace("<head>", '<head><script src="/recorder.js"></script>'));
  });
  beforeAll(async () => {
    const built = await serveBuild();
    site.builtOrigin = built.origin;
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    site.origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    return built.stop;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return site;
}
