import type { RequestListener } from "node:http";
import { sendReady } from "./readyResponse";
import type { ReadyResponses } from "./readyResponses";

/**
 * Stands before Express: what is ready leaves at the cost of node:http alone. Express gets requests whose target is a
 * path: with another form they would skip all of its steps, the security headers among them.
 */
export function createReadyListener(
  ready: ReadyResponses,
  app: RequestListener,
  refuse: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = "", headers, httpVersion } = request;
    // Only older versions allow a request without one (RFC 9112, 3.2).
    if (headers.host === undefined && httpVersion === "1.1") return refuse(request, response);
    const target = originForm(url);
    if (target === undefined) return refuse(request, response);
    const found = method === "GET" || method === "HEAD" ? ready.find(target) : undefined;
    if (found) return sendReady(request, response, found);
    request.url = target;
    return app(request, response);
  };
}

/** Servers have to take targets with scheme and host, too (RFC 9112, 3.2). */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  return rest === undefined || rest.startsWith("/") ? rest : `/${rest}`;
}
