import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { allPages, pages } from "../../shared/pageTable";
import { allArticles } from "../../shared/pages/blog/articles";
import { SPECULATION_RULES_PATH } from "../discovery/discoveryFiles";
import { cachePolicy } from "../http/cachePolicy";
import type { ReadyResponse } from "../http/readyResponse";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";
import type { Recorder } from "./recorder";
import { renderPage } from "./renderPage";
import { RenderQueue } from "./renderQueue";
import { addressOf, unknownAddress, type DocumentAddress } from "./resolveTarget";

export type Documents = ReturnType<typeof createDocuments>;

/** Renders each document on its first request, and keeps it compressed in memory. */
export function createDocuments(context: ServerContext) {
  const { settings, manifest, log, commonHeaders } = context;
  const queue = new RenderQueue();
  /** By their keys. The one used longest ago is dropped first. */
  const ready = new LRUCache<string, ReadyResponse>({
    maxSize: settings.PAGE_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Documents that are rendered and not yet ready, by their keys. */
  const underWay = new Map<string, Promise<Recorder>>();
  let compressions: Promise<unknown> = Promise.resolve();

  const headersOf = ({ status, page }: DocumentAddress) => {
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
  };

  const keep = async (key: string, address: DocumentAddress, rendering: Promise<Recorder>) => {
    underWay.set(key, rendering);
    // Those who requested the document report an error of the rendering.
    const recorder = await rendering.catch(() => undefined);
    if (recorder) {
      const headers = { ...commonHeaders, ...headersOf(address) };
      const compress = async () => ready.set(key, await recorder.compress(address.status, headers));
      // One at a time: responses to waiting visitors need threads for compression, too.
      compressions = compressions.then(compress).catch((error: unknown) => log.error(error));
      await compressions;
    }
    underWay.delete(key);
  };

  /** All requests for a document share one rendering until it is ready. None waits for the compression. */
  const rendered = (address: DocumentAddress): Promise<Recorder> => {
    const { page, query, key = "" } = address;
    const shared = underWay.get(key);
    if (shared) return shared;
    const rendering = queue.run(() => renderPage(page, query, context));
    if (key !== "" && settings.PAGE_CACHE) void keep(key, address, rendering);
    return rendering;
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

    /** Sends the document while it is rendered. Rejects before anything is sent, such as for too many renderings. */
    async stream(address: DocumentAddress, response: Response): Promise<void> {
      const recorder = await rendered(address);
      response.status(address.status).set(headersOf(address));
      if (address.status === 404) setRequestId(response);
      recorder.sendTo(response);
    },

    /** Renders every page and article once, so that no visitor waits for it. Resolves to whether all can be rendered. */
    async prepareAll(): Promise<boolean> {
      let areRendered = true;
      const ofPages = allPages.map((page) => addressOf(page));
      const ofArticles = allArticles.map(({ slug }) => addressOf(pages.blog, `?article=${slug}`));
      for (const address of [unknownAddress, ...ofPages, ...ofArticles]) {
        if (ready.has(address.key ?? "")) continue;
        await rendered(address).catch((error: unknown) => {
          areRendered = false;
          log.error(error, "A page cannot be rendered: %s", address.page.title);
        });
      }
      await compressions;
      return areRendered;
    },
  };
}
