import type { IncomingMessage, ServerResponse } from "node:http";
import { errorHeading, statusTexts, type ErrorStatus } from "../../shared/ErrorScreen";
import { cachePolicy } from "../http/cachePolicy";
import { sendReady, type ReadyResponse } from "../http/readyResponse";
import type { ServerContext } from "../serverContext";
import { recordedDocument } from "./recordedDocument";
import { Recorder } from "./recorder";
import { renderError } from "./renderPage";

/** The error screens, each rendered once. An error's own words, which may name files, never reach a visitor. */
export class ErrorDocuments {
  readonly #context: ServerContext;
  readonly #documents = new Map<ErrorStatus, Promise<ReadyResponse>>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Sends the screen of this status, or one plain line where even that cannot be rendered. */
  async send(status: ErrorStatus, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      sendReady(request, response, await this.#find(status));
    } catch (error) {
      this.#context.log.error(error, "The error screen cannot be rendered");
      response.writeHead(status, this.#headers("text/plain; charset=utf-8"));
      response.end(`${errorHeading} ${status} ${statusTexts[status]}\n`);
    }
  }

  #find(status: ErrorStatus): Promise<ReadyResponse> {
    const document = this.#documents.get(status) ?? this.#record(status);
    this.#documents.set(status, document);
    document.catch(() => this.#documents.delete(status));
    return document;
  }

  async #record(status: ErrorStatus): Promise<ReadyResponse> {
    const document = await renderError(status, this.#context);
    const recorder = document.pipe(new Recorder());
    await recorder.whole;
    return recordedDocument({
      status,
      headers: this.#headers("text/html; charset=utf-8"),
      pieces: recorder.pieces,
    });
  }

  #headers(contentType: string): Readonly<Record<string, string>> {
    return { ...this.#context.commonHeaders, "Content-Type": contentType, "Cache-Control": cachePolicy.none };
  }
}
