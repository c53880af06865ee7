import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { servingServer } from "../support/builtServer";

/** All but the entry: what the entry loads. */
const LATE_SCRIPTS = /^\/assets\/(?!main-)[^/]*\.js$/;
const RECORDER = "/recorder.js";
/** WebDriver hands out no console: each page keeps what it complains of. */
const RECORDER_SCRIPT = `
window.complaints = [];
const complain = (...words) => window.complaints.push(words.join(" "));
Object.assign(console, { error: complain, warn: complain });
addEventListener("error", ({ message }) => complain(message));
addEventListener("unhandledrejection", ({ reason }) => complain(reason));`;

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** The built site behind a proxy that can hold back what brings a page to life, and forbid all script. */
export async function watchedSite() {
  const built = await servingServer({ LOG_LEVEL: "silent" });
  const held: (() => void)[] = [];
  const mode = { holdsScripts: false, forbidsScripts: false };
  const proxy = createServer((request, response) => {
    const { method, url: path = "/" } = request;
    if (path === RECORDER)
      return void response.setHeader("Content-Type", "text/javascript").end(RECORDER_SCRIPT);
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const pass = () =>
      void ask(built.origin + path, { method, headers }, async (reply) => {
        const policy = String(reply.headers["content-security-policy"]);
        if (mode.forbidsScripts)
          reply.headers["content-security-policy"] = policy.replace("script-src 'self'", "script-src 'none'");
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        if (!reply.headers["content-type"]?.startsWith("text/html")) return reply.pipe(response);
        const html = await text(reply);
        return response.end(html.replace("<head>", `<head><script src="${RECORDER}"></script>`));
      }).end();
    if (mode.holdsScripts && LATE_SCRIPTS.test(path)) held.push(pass);
    else pass();
    return undefined;
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    mode,
    releaseScripts: () => {
      mode.holdsScripts = false;
      for (const pass of held.splice(0)) pass();
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      built.child.kill("SIGKILL");
      await built.exit;
    },
  };
}
