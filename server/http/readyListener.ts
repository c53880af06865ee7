import type { RequestListener } from "node:http";
import { sendReady } from "./readyResponse";
import type { ReadyResponses } from "./readyResponses";

/**
 * Sends ready responses without the cost of Express. All else goes on to Express if its target is a path: others would
 * pass its middleware by, security headers included.
 */
export function createReadyListener(
  ready: ReadyResponses,
  app: RequestListener,
  refuse: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = "", headers, httpVersion } = request;
    // HTTP/1.1 requires one (RFC 9112, 3.2).
    if (headers.host === undefined && httpVersion === "1.1") return refuse(request, response);
    const target = originForm(url);
    if (target === undefined) return refuse(request, response);
    const found = method === "GET" || method === "HEAD" ? ready.find(target) : undefined;
    if (found) return sendReady(request, response, found);
    request.url = target;
    return app(request, response);
  };
}

/** Servers have to accept targets with scheme and host, too (RFC 9112, 3.2). */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  return rest === undefined || rest.startsWith("/") ? rest : `/${rest}`;
}
