import type { ServerResponse } from "node:http";
import { errorHeading, statusTexts, type ErrorStatus } from "../../shared/ErrorScreen";
import { cachePolicy } from "../http/cachePolicy";
import { sendReady, type ReadyResponse } from "../http/readyResponse";
import type { ServerContext } from "../serverContext";
import { compressedDocument } from "./compressedDocument";
import { renderError } from "./renderPage";

export type ErrorDocuments = ReturnType<typeof createErrorDocuments>;

/** The error screens, each rendered once. They never show an error's own message, which may name files. */
export function createErrorDocuments(context: ServerContext) {
  const documents = new Map<ErrorStatus, Promise<ReadyResponse>>();
  const headersOf = (type: string) => ({
    ...context.commonHeaders,
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": cachePolicy.none,
  });
  const render = async (status: ErrorStatus) =>
    compressedDocument(await renderError(status, context), status, headersOf("text/html"));
  const find = (status: ErrorStatus) => {
    const document = documents.get(status) ?? render(status);
    documents.set(status, document);
    return document;
  };

  return {
    /** Sends the screen of this status, or a plain line if the screen cannot be rendered. */
    async send(status: ErrorStatus, response: ServerResponse): Promise<void> {
      try {
        sendReady(response, await find(status));
      } catch (error) {
        documents.delete(status);
        context.log.error(error, "The error screen cannot be rendered");
        response.writeHead(status, headersOf("text/plain"));
        response.end(`${errorHeading} ${status} ${statusTexts[status]}\n`);
      }
    },
    /** So that none has to be rendered under load. */
    async prepareAll(): Promise<void> {
      for (const status of [400, 405, 412, 500, 503] as const) await find(status);
    },
  };
}
