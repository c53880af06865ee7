import type { RequestListener } from "node:http";
import { sendReady } from "./readyResponse";
import type { ReadyResponses } from "./readyResponses";

/** Stands before Express: what is ready leaves at the cost of node:http alone. */
export function createReadyListener(ready: ReadyResponses, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    const found = isReading ? ready.find(request.url ?? "") : undefined;
    if (found) sendReady(request, response, found);
    else otherwise(request, response);
  };
}
