import type { RequestHandler } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { sendReady } from "../http/readyResponse";
import type { Documents } from "./documents";
import type { ErrorDocuments } from "./errorDocuments";
import { resolveTarget } from "./resolveTarget";

/** The page, the redirect or the 404 page that a target leads to. The status is known before anything is rendered. */
export function serveDocuments(documents: Documents, errors: ErrorDocuments): RequestHandler {
  return async (request, response) => {
    const target = resolveTarget(request.url);
    if (target.kind === "malformed") return errors.send(400, request, response);
    if (target.kind === "moved") {
      response.set({ Location: target.location, "Cache-Control": cachePolicy.hour });
      response.status(301).end();
      return undefined;
    }
    const ready = await documents.find(target.address);
    return ready ? sendReady(request, response, ready) : documents.stream(target.address, response);
  };
}
