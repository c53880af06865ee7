import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { allPages, pages } from "../../shared/routes/pageTable";
import { allArticles } from "../articles";
import { SPECULATION_RULES_PATH } from "../discovery/discoveryFiles";
import { stylesheetsOf } from "../files/manifest";
import { cachePolicy } from "../http/cachePolicy";
import { compressedResponse, type ReadyResponse } from "../http/readyResponse";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";
import { Audience } from "./audience";
import { pipeAndCollect } from "./pipeAndCollect";
import { renderPage } from "./renderPage";
import { RenderQueue } from "./renderQueue";
import { addressOf, unknownAddress, type DocumentAddress } from "./resolveTarget";

/** A document that is being rendered or waits in the queue. */
interface Rendering {
  /** The whole document; undefined if everybody had left before its turn. */
  readonly document: Promise<Buffer | undefined>;
  readonly audience: Audience;
}

export type Documents = ReturnType<typeof createDocuments>;

/** The share of the cache that may be filled in advance. The rest is for documents that visitors request. */
const PREPARED_SHARE = 0.8;

/** Renders each document on its first request, and caches it compressed in memory. */
export function createDocuments(context: ServerContext) {
  const { settings, manifest, log, commonHeaders } = context;
  const queue = new RenderQueue();

  /** The cached documents, by key. The least recently used one is dropped first. */
  const ready = new LRUCache<string, ReadyResponse>({
    maxSize: settings.PAGE_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** Renderings that have not reached the cache yet, by key. */
  const underWay = new Map<string, Rendering>();

  /** Resolves when all documents that have been rendered so far are compressed. */
  let compressions: Promise<unknown> = Promise.resolve();

  const headersOf = ({ status, page }: DocumentAddress) => {
    const { fonts, entry } = manifest;
    const stylesheets = stylesheetsOf(manifest, page.folder);
    return {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": status === 404 ? cachePolicy.none : settings.PAGE_CACHE_CONTROL,
      "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
      Link: [
        ...stylesheets.map(({ href }) => `<${href}>; rel=preload; as=style`),
        ...fonts.map(({ href }) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
        `<${entry.href}>; rel=modulepreload; fetchpriority=low; integrity="${entry.integrity}"`,
      ].join(", "),
    };
  };

  const setHead = (address: DocumentAddress, response: Response) => {
    response.status(address.status).set(headersOf(address));
    if (address.status === 404) setRequestId(response);
  };

  /**
   * Renders a document when its turn in the queue comes.
   * @param visitor whose request caused the rendering: React's stream is piped to them. Without one, the server itself caused it.
   */
  const render = (address: DocumentAddress, visitor: Response | undefined): Rendering => {
    const audience = new Audience();
    const renderAndPipe = async () => {
      const stream = await renderPage(address.page, address.query, context);
      if (!visitor || visitor.destroyed) return pipeAndCollect(stream);
      setHead(address, visitor);
      return pipeAndCollect(stream, visitor);
    };
    return { document: queue.run(renderAndPipe, audience.everybodyLeft), audience };
  };

  /** Lets other visitors join a rendering until its document is cached. */
  const keep = async (key: string, address: DocumentAddress, rendering: Rendering) => {
    underWay.set(key, rendering);
    // An error is reported by those who wait for the document.
    const document = await rendering.document.catch(() => undefined);
    if (document) {
      const headers = { ...commonHeaders, ...headersOf(address) };
      const makeReady = async () => {
        ready.set(key, await compressedResponse(address.status, headers, document));
      };
      // One at a time, so that threads are left to compress responses for waiting visitors.
      compressions = compressions.then(makeReady).catch((error: unknown) => log.error(error));
      await compressions;
    }
    underWay.delete(key);
  };

  /** Starts to render a document. If the document may be cached, other visitors can join. */
  const begin = (address: DocumentAddress, visitor?: Response): Rendering => {
    const rendering = render(address, visitor);
    if (address.key !== undefined && settings.PAGE_CACHE) void keep(address.key, address, rendering);
    return rendering;
  };

  const prepare = async (addresses: readonly DocumentAddress[]): Promise<boolean> => {
    let areRendered = true;
    for (const address of addresses) {
      if (ready.has(address.key ?? "")) continue;
      if (ready.calculatedSize > PREPARED_SHARE * settings.PAGE_CACHE_BYTES) break;
      const rendering = underWay.get(address.key ?? "") ?? begin(address);
      rendering.audience.join();
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
    queue,
    ready,

    /** Documents sent from the cache since the start. */
    hits: 0,

    findReady(key = ""): ReadyResponse | undefined {
      const document = ready.get(key);
      if (document) this.hits += 1;
      return document;
    },

    /**
     * Renders the document for this visitor, or sends the one that is already being rendered for somebody else. Neither waits for
     * the compression.
     * If it rejects, for example because too many renderings wait, nothing has been sent.
     */
    async send(address: DocumentAddress, response: Response): Promise<void> {
      const shared = underWay.get(address.key ?? "");
      const rendering = shared ?? begin(address, response);
      rendering.audience.join(response);
      const document = await rendering.document;

      const wasPiped = !shared;
      if (wasPiped || response.destroyed) return;
      setHead(address, response);
      response.end(document);
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
