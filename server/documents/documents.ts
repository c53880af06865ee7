import type { Response } from "express";
import { allPages, pages } from "../../shared/pageTable";
import { allArticles } from "../../shared/pages/blog/articles";
import { SPECULATION_RULES_PATH } from "../discovery/discoveryFiles";
import { cachePolicy } from "../http/cachePolicy";
import type { ReadyResponse } from "../http/readyResponse";
import type { ReadyResponses } from "../http/readyResponses";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";
import { recordedDocument } from "./recordedDocument";
import { Recorder } from "./recorder";
import { renderPage } from "./renderPage";
import { RenderQueue } from "./renderQueue";
import { addressOf, unknownAddress, type DocumentAddress } from "./resolveTarget";

/** Renders each document on its first request, and keeps it compressed in memory. */
export class Documents {
  readonly queue = new RenderQueue();

  readonly #context: ServerContext;
  readonly #ready: ReadyResponses;
  /** Documents that are rendered and not yet ready, by their keys. */
  readonly #underWay = new Map<string, Promise<Recorder>>();
  #compressions: Promise<void> = Promise.resolve();

  constructor(context: ServerContext, ready: ReadyResponses) {
    this.#context = context;
    this.#ready = ready;
  }

  findReady({ key }: DocumentAddress): ReadyResponse | undefined {
    return key === undefined ? undefined : this.#ready.find(key);
  }

  /**
   * Sends the document while it is rendered. Rejects before anything is sent.
   * @throws {OverloadError}
   */
  async stream(address: DocumentAddress, response: Response): Promise<void> {
    const recorder = await this.#rendering(address);
    response.status(address.status).set(this.#headers(address));
    if (address.status === 404) setRequestId(response);
    await recorder.follow((piece) => {
      // The recording goes on when a visitor leaves.
      if (response.destroyed) return;
      response.write(piece);
      response.flush();
    });
    if (!response.destroyed) response.end();
  }

  /**
   * Renders every page and article once, so that no visitor waits for it.
   * @returns whether all can be rendered
   */
  async prepareAll(): Promise<boolean> {
    let areRendered = true;
    const ofPages = allPages.map((page) => addressOf(page));
    const ofArticles = allArticles.map(({ slug }) => addressOf(pages.blog, `?article=${slug}`));
    for (const address of [unknownAddress, ...ofPages, ...ofArticles]) {
      if (this.findReady(address)) continue;
      await this.#rendering(address).catch((error: unknown) => {
        areRendered = false;
        this.#context.log.error(error, "A page cannot be rendered: %s", address.page.title);
      });
    }
    await this.#compressions;
    return areRendered;
  }

  /** All requests for a document share one rendering until it is ready. None waits for the compression. */
  #rendering(address: DocumentAddress): Promise<Recorder> {
    const { page, query, key } = address;
    const underWay = key === undefined ? undefined : this.#underWay.get(key);
    if (underWay) return underWay;
    const rendering = this.queue.run(async () =>
      (await renderPage(page, query, this.#context)).pipe(new Recorder()),
    );
    if (key !== undefined && this.#context.settings.PAGE_CACHE) void this.#keep(key, address, rendering);
    return rendering;
  }

  async #keep(key: string, address: DocumentAddress, rendering: Promise<Recorder>): Promise<void> {
    this.#underWay.set(key, rendering);
    const { commonHeaders, log } = this.#context;
    const record = async ({ whole, pieces }: Recorder) => {
      await whole;
      const headers = { ...commonHeaders, ...this.#headers(address) };
      this.#ready.add(key, await recordedDocument(address.status, headers, pieces));
    };
    // Those who requested the document report an error of the rendering.
    const recorder = await rendering.catch(() => undefined);
    if (recorder) {
      // One at a time: responses to waiting visitors need threads for compression, too.
      this.#compressions = this.#compressions
        .then(() => record(recorder))
        .catch((error: unknown) => log.error(error, "A page cannot be compressed: %s", address.page.title));
      await this.#compressions;
    }
    this.#underWay.delete(key);
  }

  #headers({ status, page }: DocumentAddress): Readonly<Record<string, string>> {
    const { manifest, settings } = this.#context;
    const { stylesheet } = manifest.pages[page.folder] ?? manifest;
    const { displayFont, entry } = manifest;
    return {
      "Content-Type": "text/html; charset=utf-8",
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
