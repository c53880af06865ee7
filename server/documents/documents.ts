import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { allPages, notFoundPage, type Page } from "../../shared/pageTable";
import type { DocumentTarget } from "./resolveTarget";
import { pageQuery } from "./pageQuery";
import { compressedBodies, PageCache, readyAnswer, type ReadyAnswer } from "../http/readyResponses";
import { renderPage, type PipeDocument } from "./renderPage";
import { Recorder } from "./recorder";
import { SPECULATION_RULES_PATH } from "../discovery/speculationRules";
import type { Site } from "../site";

/** One document of the site: all addresses with the same key get the same bytes. */
interface DocumentAddress {
  readonly page: Omit<Page, "path"> & { readonly path?: string };
  readonly query: string;
  /** Undefined where so many documents are possible that none is kept. */
  readonly key: string | undefined;
}

/** Between two pieces of work in the background: whoever came meanwhile, even on a new connection, is answered first. */
const ROOM_MS = 10;

/** All unknown addresses share one document. */
const unknownAddress: DocumentAddress = { page: notFoundPage, query: "", key: "unknown" };

/** The documents of the site: rendered on the first request, kept ready for all that follow. */
export class Documents {
  /** Since the start, for the metrics. */
  hits = 0;
  renders = 0;
  failures = 0;

  readonly #site: Site;
  readonly #cache: PageCache;

  constructor(site: Site) {
    this.#site = site;
    this.#cache = new PageCache(site.settings.pageCacheBytes);
  }

  /** Which document an answer shows. */
  addressOf(answer: DocumentTarget): DocumentAddress {
    if (answer.kind === "unknown") return unknownAddress;
    const { query, isKept } = pageQuery(answer.page, answer.query);
    return { page: answer.page, query, key: isKept ? `${answer.page.path}${query}` : undefined };
  }

  /** The ready document; a promise of it where another request is having it made at this moment. */
  find({ key }: DocumentAddress): ReadyAnswer | Promise<ReadyAnswer | undefined> | undefined {
    if (key === undefined) return undefined;
    return this.#count(this.#cache.find(key)) ?? this.#cache.awaited(key);
  }

  /** The ready document whose right address is exactly this target. */
  findByTarget(target: string): ReadyAnswer | undefined {
    return this.#count(this.#cache.find(target));
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Renders into the response, which gets the bytes at once, and keeps them. Rejects before anything is sent. */
  async stream(address: DocumentAddress, response: ServerResponse): Promise<void> {
    const recorder = this.#render(address).then((pipe) => {
      response.statusCode = statusOf(address);
      for (const [name, value] of Object.entries(this.#headers(address))) response.setHeader(name, value);
      return new Recorder(pipe, response);
    });
    void this.#keep(address, recorder);
    await recorder;
  }

  /** Renders every page once, so that no visitor waits for it: one by one, with room between for requests. */
  async prepareAll(): Promise<void> {
    if (!this.#site.settings.keepsPages) return;
    const addresses = allPages.map((page) => this.addressOf({ kind: "page", page, query: "" }));
    // The smallest first: whatever is rendered first takes twice its time.
    for (const address of [unknownAddress, ...addresses]) {
      if (this.find(address)) continue;
      try {
        const recorder = this.#render(address).then(async (pipe) => {
          await delay(ROOM_MS);
          return new Recorder(pipe);
        });
        const kept = this.#keep(address, recorder);
        await recorder;
        await kept;
        await delay(ROOM_MS);
      } catch (error) {
        this.#site.log.error(error, "A page cannot be rendered: %s", address.page.title);
      }
    }
  }

  #count(ready: ReadyAnswer | undefined): ReadyAnswer | undefined {
    if (ready) this.hits += 1;
    return ready;
  }

  async #render({ page, query }: DocumentAddress): Promise<PipeDocument> {
    this.renders += 1;
    const { publicOrigin } = this.#site.settings;
    try {
      return await renderPage(page, query, { publicOrigin, manifest: this.#site.manifest });
    } catch (error) {
      this.failures += 1;
      throw error;
    }
  }

  /** From this moment on all others who ask for the same wait for this one rendering. */
  async #keep(address: DocumentAddress, recorder: Promise<Recorder>): Promise<unknown> {
    if (!address.key || !this.#site.settings.keepsPages) return undefined;
    return this.#cache.keep(address.key, this.#ready(address, recorder));
  }

  async #ready(address: DocumentAddress, recorder: Promise<Recorder>): Promise<ReadyAnswer> {
    const { recorded } = await recorder;
    return readyAnswer({
      status: statusOf(address),
      headers: { ...this.#site.commonHeaders, ...this.#headers(address) },
      bodies: await compressedBodies(await recorded),
    });
  }

  #headers({ page }: DocumentAddress): Record<string, string> {
    const { manifest, settings } = this.#site;
    const { stylesheet } = manifest.pages[page.folder] ?? manifest;
    return {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": page.path === undefined ? "no-store" : settings.pageCacheControl,
      "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
      Link: [
        `<${stylesheet.href}>; rel=preload; as=style`,
        `<${manifest.displayFont.href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
        `<${manifest.entry.href}>; rel=modulepreload; fetchpriority=low; integrity="${manifest.entry.integrity}"`,
      ].join(", "),
    };
  }
}

function statusOf({ page }: DocumentAddress): number {
  return page.path === undefined ? 404 : 200;
}
