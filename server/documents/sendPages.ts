import type { RequestHandler } from "express";
import { cachePolicy } from "../http/cachePolicy";
import { HttpError } from "../http/httpError";
import type { Documents } from "./documents";
import { resolveTarget } from "./resolveTarget";

/** Sends the page, the redirect or the 404 page. The target decides the status before anything is rendered. */
export function sendPages(documents: Documents): RequestHandler {
  return async (request, response) => {
    const target = resolveTarget(request.url);
    if (target.status === 400) throw new HttpError(400);
    if (target.status === 301) {
      response.set({ Location: target.location, "Cache-Control": cachePolicy.hour });
      return response.status(301).end();
    }
    return documents.send(target, request, response);
  };
}
