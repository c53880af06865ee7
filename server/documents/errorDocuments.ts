import type { IncomingMessage, ServerResponse } from "node:http";
import { errorHeading, statusTexts, type ErrorStatus } from "../../shared/ErrorScreen";
import { cachePolicy } from "../http/cachePolicy";
import { sendReady, type ReadyResponse } from "../http/readyResponse";
import type { ServerContext } from "../serverContext";
import { recordedDocument } from "./recordedDocument";
import { Recorder } from "./recorder";
import { renderError } from "./renderPage";

const OWN_STATUSES = [400, 405, 412, 500, 503] as const;

/** The error screens, each rendered once. They never show an error's own message, which may name files. */
export class ErrorDocuments {
  readonly #context: ServerContext;
  readonly #documents = new Map<ErrorStatus, Promise<ReadyResponse>>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Sends the screen of this status, or a plain line if the screen cannot be rendered. */
  async send(status: ErrorStatus, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      sendReady(request, response, await this.#document(status));
    } catch (error) {
      this.#documents.delete(status);
      this.#context.log.error(error, "The error screen cannot be rendered");
      response.writeHead(status, this.#headers("text/plain; charset=utf-8"));
      response.end(`${errorHeading} ${status} ${statusTexts[status]}\n`);
    }
  }

  /** So that none has to be rendered when there is too much to do. */
  async prepareAll(): Promise<void> {
    for (const status of OWN_STATUSES) await this.#document(status);
  }

  #document(status: ErrorStatus): Promise<ReadyResponse> {
    const document = this.#documents.get(status) ?? this.#render(status);
    this.#documents.set(status, document);
    return document;
  }

  async #render(status: ErrorStatus): Promise<ReadyResponse> {
    const recorder = (await renderError(status, this.#context)).pipe(new Recorder());
    await recorder.whole;
    return recordedDocument(status, this.#headers("text/html; charset=utf-8"), recorder.pieces);
  }

  #headers(contentType: string): Readonly<Record<string, string>> {
    return { ...this.#context.commonHeaders, "Content-Type": contentType, "Cache-Control": cachePolicy.none };
  }
}
