import type { ServerResponse } from "node:http";
import { cachePolicy } from "../http/cachePolicy";
import { compressedResponse, sendReady, type ReadyResponse } from "../http/readyResponse";
import type { ServerContext } from "../serverContext";
import { pipeAndCollect } from "./pipeAndCollect";
import { renderError, type ErrorStatus } from "./renderPage";

export type ErrorDocuments = ReturnType<typeof createErrorDocuments>;

/** The error screens, each rendered once. They do not show the error's message, which may contain file names. */
export function createErrorDocuments(context: ServerContext) {
  const documents = new Map<ErrorStatus, Promise<ReadyResponse>>();
  const headers = {
    ...context.commonHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cachePolicy.none,
  };

  const render = async (status: ErrorStatus) => {
    const document = await pipeAndCollect(await renderError(status, context));
    return compressedResponse(status, headers, document);
  };

  return {
    async send(status: ErrorStatus, response: ServerResponse): Promise<void> {
      const document = documents.get(status) ?? render(status);
      documents.set(status, document);
      sendReady(response, await document);
    },
  };
}
