import type { ServerResponse } from "node:http";
import { cachePolicy } from "../http/cachePolicy";
import { compressedResponse, sendCached, type CachedResponse } from "../http/cachedResponse";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";
import { pipeAndCollect } from "./pipeAndCollect";
import { renderError, type ErrorStatus } from "./renderPage";

export type ErrorDocuments = ReturnType<typeof createErrorDocuments>;

/** The error screens, each rendered once. They do not show the error's message, which may contain file names. */
export function createErrorDocuments(context: ServerContext) {
  const documents = new Map<ErrorStatus, Promise<CachedResponse>>();
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cachePolicy.none,
  };

  const render = async (status: ErrorStatus) => {
    const document = await pipeAndCollect(await renderError(status, context));
    return compressedResponse(status, headers, document);
  };

  /** Renders a screen once. One that cannot be rendered is tried again at the next request. */
  const find = (status: ErrorStatus) => {
    const document = documents.get(status) ?? render(status);
    documents.set(status, document);
    document.catch(() => documents.delete(status));
    return document;
  };

  return {
    /** Never rejects: without its screen, an error is sent as its status alone. */
    async send(status: ErrorStatus, response: ServerResponse): Promise<void> {
      try {
        sendCached(response, await find(status));
      } catch (error) {
        context.log.error(error, "The screen for %i cannot be rendered", status);
        setRequestId(response);
        response.writeHead(status, { ...headers, "Content-Length": 0 }).end();
      }
    },
  };
}
