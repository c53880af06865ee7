import type { ServerResponse } from "node:http";
import { cachePolicy } from "../http/cachePolicy";
import { sendReady, type ReadyResponse } from "../http/readyResponse";
import type { ServerContext } from "../serverContext";
import { renderError, type ErrorStatus } from "./renderPage";

export type ErrorDocuments = ReturnType<typeof createErrorDocuments>;

/** The error screens, each rendered once. They never show an error's own message, which may name files. */
export function createErrorDocuments(context: ServerContext) {
  const documents = new Map<ErrorStatus, Promise<ReadyResponse>>();
  const headers = {
    ...context.commonHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cachePolicy.none,
  };
  const find = (status: ErrorStatus) => {
    const render = () => renderError(status, context).then((recorder) => recorder.compress(status, headers));
    const document = documents.get(status) ?? render();
    documents.set(status, document);
    return document;
  };
  return {
    send: async (status: ErrorStatus, response: ServerResponse) => sendReady(response, await find(status)),
  };
}
