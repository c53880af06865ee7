import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { errorHeading, statusTexts, type ErrorStatus } from "../../shared/ErrorScreen";
import { renderError } from "./renderPage";
import type { Site } from "../site";

/** The error screens, each rendered once. An error's own words, which may name files, never reach a visitor. */
export class ErrorDocuments {
  readonly #site: Site;
  readonly #documents = new Map<ErrorStatus, Promise<string>>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Answers with the screen of this status, or with one plain line where even that cannot be rendered. */
  async send(status: ErrorStatus, response: ServerResponse): Promise<void> {
    const document = await this.#find(status).catch((error: unknown) => {
      this.#site.log.error(error, "The error screen cannot be rendered");
      return undefined;
    });
    const body = Buffer.from(document ?? `${errorHeading} ${status} ${statusTexts[status]}\n`);
    response.statusCode = status;
    response.setHeader("Content-Type", `${document ? "text/html" : "text/plain"}; charset=utf-8`);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Length", body.length);
    response.end(body);
  }

  #find(status: ErrorStatus): Promise<string> {
    const known = this.#documents.get(status);
    if (known) return known;
    const document = this.#render(status);
    this.#documents.set(status, document);
    document.catch(() => this.#documents.delete(status));
    return document;
  }

  async #render(status: ErrorStatus): Promise<string> {
    const pipe = await renderError(status, {
      publicOrigin: this.#site.settings.publicOrigin,
      manifest: this.#site.manifest,
    });
    const stream = new PassThrough();
    pipe(stream);
    return (await buffer(stream)).toString();
  }
}
