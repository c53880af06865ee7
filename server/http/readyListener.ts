import type { RequestListener } from "node:http";
import { resolveTarget } from "../documents/resolveTarget";
import type { Documents } from "../documents/documents";
import type { ErrorDocuments } from "../documents/errorDocuments";
import type { ReadyAssets } from "../files/readyAssets";
import { sendReady } from "./sendReady";

interface ReadyListenerParts {
  /** Takes what is not ready. */
  readonly app: RequestListener;
  readonly documents: Documents;
  readonly errors: ErrorDocuments;
  readonly assets: ReadyAssets;
  readonly commonHeaders: Readonly<Record<string, string>>;
}

/**
 * Stands before Express: what is ready in memory goes out at the price of the runtime alone. Targets that Express
 * cannot parse would pass by all of its steps, the security headers among them, and are refused here.
 */
export function createReadyListener({
  app,
  documents,
  errors,
  assets,
  commonHeaders,
}: ReadyListenerParts): RequestListener {
  return (request, response) => {
    const target = request.url ?? "";
    if (request.method === "GET" || request.method === "HEAD") {
      const ready = assets.find(target) ?? documents.findByTarget(target);
      if (ready) return sendReady(request, response, ready);
    }

    const path = originForm(target);
    if (path === undefined) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      return void errors.send(400, response);
    }
    request.url = path;
    if (request.method !== "GET" && request.method !== "HEAD") return app(request, response);

    // What is no page may still be a file, which Express looks for.
    const answer = resolveTarget(path);
    const found = answer.kind === "page" ? documents.find(documents.addressOf(answer)) : undefined;
    if (!found) return app(request, response);
    if (!(found instanceof Promise)) return sendReady(request, response, found);
    return void found.then((ready) => (ready ? sendReady(request, response, ready) : app(request, response)));
  };
}

/** The path and query of a target; of one with scheme and host, which servers have to take, what follows them. */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  if (rest === undefined) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
