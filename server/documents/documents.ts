import { finished } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Response } from "express";
import { allPages } from "../../shared/pageTable";
import type { ReadyResponse } from "../http/readyResponse";
import type { ReadyResponses } from "../http/readyResponses";
import { setRequestId } from "../http/requestId";
import type { Site } from "../site";
import { documentAddress, unknownAddress, type DocumentAddress } from "./documentAddress";
import { documentHeaders } from "./documentHeaders";
import { recordedDocument } from "./recordedDocument";
import { Recorder } from "./recorder";
import { renderPage } from "./renderPage";

/** Between two documents made in the background: requests that came meanwhile, even on new connections, go first. */
const ROOM_FOR_REQUESTS_MS = 10;

/** The documents of the site: rendered on the first request, sent from memory on all that follow. */
export class Documents {
  /** Since the start, for the metrics. */
  renders = 0;
  failures = 0;

  readonly #site: Site;
  readonly #ready: ReadyResponses;

  constructor(site: Site, ready: ReadyResponses) {
    this.#site = site;
    this.#ready = ready;
  }

  /** The ready document; a promise of it while another request records it. */
  find({ key }: DocumentAddress): ReadyResponse | Promise<ReadyResponse | undefined> | undefined {
    if (key === undefined) return undefined;
    return this.#ready.findDocument(key) ?? this.#ready.documentUnderWay(key);
  }

  /** Renders into the response, and records what is sent. Rejects before anything is sent. */
  async stream(address: DocumentAddress, response: Response): Promise<void> {
    const recorder = this.#render(address, (piece) => {
      // A visitor who leaves does not end the recording.
      if (response.destroyed) return;
      if (!response.headersSent) this.#setHead(address, response);
      response.write(piece);
      response.flush();
    });
    void this.#record(address, recorder);
    await finished(await recorder);
    if (!response.destroyed) response.end();
  }

  /** Renders every page once, so that no visitor waits for it. */
  async prepareAll(): Promise<void> {
    if (!this.#site.settings.keepsPages) return;
    const pages = allPages.map((page) => documentAddress({ kind: "page", page, query: "" }));
    for (const address of [unknownAddress, ...pages]) {
      if (this.find(address)) continue;
      const recorder = this.#render(address);
      recorder.catch((error: unknown) => {
        this.#site.log.error(error, "A page cannot be rendered: %s", address.page.title);
      });
      await this.#record(address, recorder);
      await delay(ROOM_FOR_REQUESTS_MS);
    }
  }

  #setHead(address: DocumentAddress, response: Response): void {
    response.status(statusOf(address)).set(documentHeaders(address, this.#site));
    if (statusOf(address) === 404) setRequestId(response);
  }

  async #render({ page, query }: DocumentAddress, onPiece?: (piece: Buffer) => void): Promise<Recorder> {
    this.renders += 1;
    const { manifest, settings } = this.#site;
    try {
      const pipe = await renderPage(page, query, { publicOrigin: settings.publicOrigin, manifest });
      return pipe(new Recorder(onPiece));
    } catch (error) {
      this.failures += 1;
      throw error;
    }
  }

  /** From this moment on, all requests for the same document wait for this one rendering. */
  async #record(address: DocumentAddress, recorder: Promise<Recorder>): Promise<void> {
    if (address.key === undefined || !this.#site.settings.keepsPages) return;
    await this.#ready.addDocument(address.key, this.#readyDocument(address, recorder));
  }

  async #readyDocument(address: DocumentAddress, rendering: Promise<Recorder>): Promise<ReadyResponse> {
    const recorder = await rendering;
    await finished(recorder);
    return recordedDocument({
      status: statusOf(address),
      headers: { ...this.#site.commonHeaders, ...documentHeaders(address, this.#site) },
      pieces: recorder.pieces,
    });
  }
}

function statusOf({ page }: DocumentAddress): number {
  return page.path === undefined ? 404 : 200;
}
