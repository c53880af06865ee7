import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { allPages, pages } from "../../shared/routes/pageTable";
import { allArticles } from "../articles";
import { compressedResponse, type CachedResponse } from "../http/cachedResponse";
import type { ServerContext } from "../serverContext";
import type { DocumentRenderer, Rendering } from "./documentRenderer";
import { addressOf, unknownAddress, type DocumentAddress } from "./resolveTarget";

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** The share of the cache that may be filled in advance. The rest is for documents that visitors request. */
const PREPARED_SHARE = 0.8;

/** Has each document rendered on its first request, and keeps it compressed in memory. */
export function createDocumentCache({ settings, log }: ServerContext, renderer: DocumentRenderer) {
  /** The cached documents, by key. The least recently used one is dropped first. */
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: settings.PAGE_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** Renderings that have not reached the cache yet, by key. */
  const underWay = new Map<string, Rendering>();

  /** Resolves when all documents that have been rendered so far are compressed. */
  let compressions: Promise<unknown> = Promise.resolve();

  /** Lets other clients join a rendering until its document is cached. */
  const keep = async (key: string, address: DocumentAddress, rendering: Rendering) => {
    underWay.set(key, rendering);
    // An error is reported by those who wait for the document.
    const document = await rendering.document.catch(() => undefined);
    if (document) {
      const headers = renderer.headersOf(address);
      const compress = async () => {
        cached.set(key, await compressedResponse(address.status, headers, document));
      };
      // One at a time, so that threads are left to compress responses for waiting clients.
      compressions = compressions.then(compress).catch((error: unknown) => log.error(error));
      await compressions;
    }
    underWay.delete(key);
  };

  /** Starts to render a document. If the document may be cached, other clients can join. */
  const begin = (address: DocumentAddress, response?: Response): Rendering => {
    const rendering = renderer.start(address, response);
    if (address.key !== undefined && settings.PAGE_CACHE) void keep(address.key, address, rendering);
    return rendering;
  };

  const prepare = async (addresses: readonly DocumentAddress[]): Promise<boolean> => {
    let areRendered = true;
    for (const address of addresses) {
      if (cached.has(address.key ?? "")) continue;
      if (cached.calculatedSize > PREPARED_SHARE * settings.PAGE_CACHE_BYTES) break;
      const rendering = underWay.get(address.key ?? "") ?? begin(address);
      rendering.clients.add();
      await rendering.document.catch((error: unknown) => {
        areRendered = false;
        log.error(error, "A page cannot be rendered: %s", address.page.title);
      });
      // The size of a document is known only once it is compressed.
      await compressions;
    }
    return areRendered;
  };

  return {
    queue: renderer.queue,
    cached,

    /** Documents sent from the cache since the start. */
    hits: 0,

    findCached(key = ""): CachedResponse | undefined {
      const document = cached.get(key);
      if (document) this.hits += 1;
      return document;
    },

    /**
     * Renders the document for this client, or sends the one that is already being rendered for another one. Neither waits for the
     * compression.
     * If it rejects, for example because too many renderings wait, nothing has been sent.
     */
    async send(address: DocumentAddress, response: Response): Promise<void> {
      const shared = underWay.get(address.key ?? "");
      const rendering = shared ?? begin(address, response);
      rendering.clients.add(response);
      const document = await rendering.document;

      const wasPiped = !shared;
      if (!wasPiped && !response.destroyed) renderer.send(document, address, response);
    },

    /** Renders every page once, so that no visitor waits for it. Resolves to false if one of them cannot be rendered. */
    preparePages: () => prepare([unknownAddress, ...allPages.map((page) => addressOf(page))]),

    /**
     * Renders the articles too, newest first, as long as the cache has room for them beside the pages. The others are rendered on
     * request.
     */
    prepareArticles: () => prepare(allArticles.map(({ slug }) => addressOf(pages.blog, `?article=${slug}`))),
  };
}
