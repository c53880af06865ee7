import { finished } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Response } from "express";
import { allPages } from "../../shared/pageTable";
import { SPECULATION_RULES_PATH } from "../discovery/speculationRules";
import { cachePolicy } from "../http/cachePolicy";
import { contentTypes } from "../http/contentTypes";
import type { ReadyResponse } from "../http/readyResponse";
import type { ReadyResponses } from "../http/readyResponses";
import { setRequestId } from "../http/requestId";
import type { Site } from "../site";
import { recordedDocument } from "./recordedDocument";
import { Recorder } from "./recorder";
import { renderPage } from "./renderPage";
import { addressOf, unknownAddress, type DocumentAddress } from "./resolveTarget";

/** Between two documents rendered in the background, so that requests which came meanwhile go first. */
const PAUSE_MS = 10;

/** The documents of the site: rendered on the first request, sent from memory on all that follow. */
export class Documents {
  /** Since the start, for the metrics. */
  renders = 0;
  failures = 0;

  readonly #site: Site;
  readonly #ready: ReadyResponses;
  /** What is being recorded at this moment, by its key; undefined where that fails. */
  readonly #underWay = new Map<string, Promise<ReadyResponse | undefined>>();

  constructor(site: Site, ready: ReadyResponses) {
    this.#site = site;
    this.#ready = ready;
  }

  /** The ready document; a promise of it while another request records it. */
  find({ key }: DocumentAddress): ReadyResponse | Promise<ReadyResponse | undefined> | undefined {
    if (key === undefined) return undefined;
    return this.#ready.find(key) ?? this.#underWay.get(key);
  }

  /** Renders into the response, and records what is sent. Rejects before anything is sent. */
  async stream(address: DocumentAddress, response: Response): Promise<void> {
    const rendering = this.#render(address, (piece) => {
      // A visitor who leaves does not end the recording.
      if (response.destroyed) return;
      if (!response.headersSent) {
        response.status(address.status).set(this.#headers(address));
        if (address.status === 404) setRequestId(response);
      }
      response.write(piece);
      response.flush();
    });
    void this.#record(address, rendering);
    await finished(await rendering);
    if (!response.destroyed) response.end();
  }

  /** Renders every page once, so that no visitor waits for it. */
  async prepareAll(): Promise<void> {
    if (!this.#site.settings.PAGE_CACHE) return;
    for (const address of [unknownAddress, ...allPages.map((page) => addressOf(page))]) {
      if (this.find(address)) continue;
      const rendering = this.#render(address);
      rendering.catch((error: unknown) => {
        this.#site.log.error(error, "A page cannot be rendered: %s", address.page.title);
      });
      await this.#record(address, rendering);
      await delay(PAUSE_MS);
    }
  }

  async #render({ page, query }: DocumentAddress, onPiece?: (piece: Buffer) => void): Promise<Recorder> {
    this.renders += 1;
    try {
      const document = await renderPage(page, query, this.#site);
      return document.pipe(new Recorder(onPiece));
    } catch (error) {
      this.failures += 1;
      throw error;
    }
  }

  /** From this moment on, all requests for the same document wait for this one rendering. */
  async #record(address: DocumentAddress, rendering: Promise<Recorder>): Promise<void> {
    const { key, status } = address;
    const { settings, commonHeaders } = this.#site;
    if (key === undefined || !settings.PAGE_CACHE) return;
    const recording = rendering
      .then(async (recorder) => {
        await finished(recorder);
        const headers = { ...commonHeaders, ...this.#headers(address) };
        const document = await recordedDocument({ status, headers, pieces: recorder.pieces });
        this.#ready.add(key, document);
        return document;
      })
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, recording);
    await recording;
  }

  #headers({ status, page }: DocumentAddress): Readonly<Record<string, string>> {
    const { manifest, settings } = this.#site;
    const { stylesheet } = manifest.pages[page.folder] ?? manifest;
    const { displayFont, entry } = manifest;
    return {
      "Content-Type": contentTypes.html,
      "Cache-Control": status === 404 ? cachePolicy.none : settings.PAGE_CACHE_CONTROL,
      "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
      Link: [
        `<${stylesheet.href}>; rel=preload; as=style`,
        `<${displayFont.href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
        `<${entry.href}>; rel=modulepreload; fetchpriority=low; integrity="${entry.integrity}"`,
      ].join(", "),
    };
  }
}
