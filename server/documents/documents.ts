import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { allPages, pages } from "../../shared/pageTable";
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

/** A document that is being rendered, or that waits in the queue for it. */
interface Rendering {
  /** The whole document; undefined if nobody waited for it any more when its turn came. */
  readonly document: Promise<Buffer | undefined>;
  readonly audience: Audience;
}

export type Documents = ReturnType<typeof createDocuments>;

/** Of what is kept, the share that is filled without being asked for. */
const PREPARED_SHARE = 0.8;

/** Renders each document on its first request, and keeps it compressed in memory. */
export function createDocuments(context: ServerContext) {
  const { settings, manifest, log, commonHeaders } = context;
  const queue = new RenderQueue();

  /** By their keys. The one used longest ago is dropped first. */
  const ready = new LRUCache<string, ReadyResponse>({
    maxSize: settings.PAGE_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** Renderings of documents that are not yet ready, by their keys. */
  const underWay = new Map<string, Rendering>();

  /** Resolves when all documents that were rendered so far are compressed. */
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
   * Renders a document when it is its turn.
   * @param visitor who caused it, and to whom React's stream is piped; without one, the server itself did
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

  /** Shares a rendering until its document is compressed and ready. */
  const keep = async (key: string, address: DocumentAddress, rendering: Rendering) => {
    underWay.set(key, rendering);
    // Those who wait for the document report an error of the rendering.
    const document = await rendering.document.catch(() => undefined);
    if (document) {
      const headers = { ...commonHeaders, ...headersOf(address) };
      const makeReady = async () => {
        ready.set(key, await compressedResponse(address.status, headers, document));
      };
      // One at a time, which leaves threads to compress responses for visitors who wait.
      compressions = compressions.then(makeReady).catch((error: unknown) => log.error(error));
      await compressions;
    }
    underWay.delete(key);
  };

  /** Begins the rendering of a document, and shares it if the document can be kept. */
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
      // Its size counts only then.
      await compressions;
    }
    return areRendered;
  };

  return {
    queue,
    ready,

    /** Documents sent from memory since the start. */
    hits: 0,

    findReady(key = ""): ReadyResponse | undefined {
      const document = ready.get(key);
      if (document) this.hits += 1;
      return document;
    },

    /**
     * Renders the document for this visitor, or sends the one that is rendered for another. None waits for the compression.
     * Rejects before anything is sent, such as for too many renderings.
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

    /** Renders every page once, so that no visitor waits for it. Resolves to whether all can be rendered. */
    preparePages: () => prepare([unknownAddress, ...allPages.map((page) => addressOf(page))]),

    /**
     * The same for articles, the newest first, as long as they do not push pages out of what is kept. Those left out are
     * rendered when somebody reads them.
     */
    prepareArticles: () => prepare(allArticles.map(({ slug }) => addressOf(pages.blog, `?article=${slug}`))),
  };
}
