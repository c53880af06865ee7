import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { ServerContext } from "../serverContext";
import { documentHeaders } from "./documentHeaders";
import { checkPrecondition, compressDocument, sendKept, type KeptDocument } from "./keptDocument";
import { setRequestId } from "../operations/requestId";
import { renderDocument } from "./renderDocument";
import { RenderQueue } from "./renderQueue";
import type { DocumentAddress } from "./resolveTarget";

export type Documents = ReturnType<typeof createDocuments>;

/** The share of the memory that may be filled in advance. The rest is for documents that visitors request. */
const PREPARED_SHARE = 0.8;

interface Wanted {
  readonly address: DocumentAddress;
  readonly visitor?: Response;
}

/** Renders each document on its first request, and keeps it compressed in memory. */
export function createDocuments(context: ServerContext) {
  const { settings, log } = context;
  const queue = new RenderQueue();

  const renderAndCompress = async ({ address, visitor }: Wanted) => {
    const document = await queue.render(() => {
      const hasLeft = visitor?.destroyed;
      return renderDocument(address, context, hasLeft ? undefined : visitor);
    });
    const headers = documentHeaders(address, context);
    return document && queue.compress(() => compressDocument(address.status, headers, document));
  };

  /** One promise a key, so that those who ask for the same document wait together. The least recently used one is dropped first. */
  const kept = new LRUCache<string, KeptDocument, Wanted>({
    maxSize: settings.PAGE_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, options) => queue.add(() => renderAndCompress(options.context)),
  });

  return {
    queue,
    kept,

    /** Documents sent from memory since the start. */
    hits: 0,

    /** The document that is kept under this key. */
    findKept(key: string): KeptDocument | undefined {
      const document = kept.get(key);
      if (document) this.hits += 1;
      return document;
    },

    /**
     * The visitor who causes a rendering gets the stream. All others get the kept document, also those who come while it is
     * rendered.
     * @throws {HttpError} 503 if too many documents wait, 412 if the request has an `If-Match`; an error of a component
     */
    async send(address: DocumentAddress, request: Request, response: Response): Promise<void> {
      const key = settings.PAGE_CACHE ? address.key : undefined;
      const ready = key === undefined ? undefined : this.findKept(key);
      if (ready) return sendKept(ready, request, response);
      if (address.status === 200) checkPrecondition(request);
      else setRequestId(response);
      if (key === undefined) {
        const render = () => renderDocument(address, context, response);
        await queue.add(() => queue.render(render, () => !response.destroyed));
        return;
      }

      const fetched = kept.fetch(key, { context: { address, visitor: response } });
      const document = await fetched.catch((error: unknown) => {
        if (!response.headersSent) throw error;
        log.error(error, "A document cannot be kept: %s", key);
      });
      if (document && !response.headersSent) sendKept(document, request, response);
    },

    /**
     * Renders documents that nobody has requested yet, as long as there is room for them.
     * @returns whether all could be rendered; those that could not are logged
     */
    async prepare(addresses: readonly DocumentAddress[]): Promise<boolean> {
      let areRendered = true;
      for (const address of settings.PAGE_CACHE ? addresses : []) {
        if (address.key === undefined || kept.has(address.key)) continue;
        if (kept.calculatedSize > PREPARED_SHARE * settings.PAGE_CACHE_BYTES) break;
        await kept.fetch(address.key, { context: { address } }).catch((error: unknown) => {
          areRendered = false;
          log.error(error, "A page cannot be rendered: %s", address.page.title);
        });
      }
      return areRendered;
    },
  };
}
