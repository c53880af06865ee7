import type { Response } from "express";
import { SPECULATION_RULES_PATH } from "../discovery/discoveryFiles";
import { stylesheetsOf } from "../files/manifest";
import { cachePolicy } from "../http/cachePolicy";
import { setRequestId } from "../http/requestId";
import type { ServerContext } from "../serverContext";
import { pipeAndCollect } from "./pipeAndCollect";
import { renderPage } from "./renderPage";
import { RenderQueue } from "./renderQueue";
import type { DocumentAddress } from "./resolveTarget";
import { WaitingClients } from "./waitingClients";

/** A document that is being rendered or waits in the queue. */
export interface Rendering {
  /** The whole document; undefined if all clients had gone before its turn. */
  readonly document: Promise<Buffer | undefined>;
  readonly clients: WaitingClients;
}

export type DocumentRenderer = ReturnType<typeof createDocumentRenderer>;

/** Renders documents, one at a time. */
export function createDocumentRenderer(context: ServerContext) {
  const { settings, manifest } = context;
  const queue = new RenderQueue();

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

  return {
    queue,
    headersOf,

    /**
     * Renders a document when its turn in the queue comes.
     * @param response to the client whose request caused the rendering: React's stream is piped to it. Without one, the server
     * itself caused it.
     */
    start(address: DocumentAddress, response?: Response): Rendering {
      const clients = new WaitingClients();
      const renderAndPipe = async () => {
        const stream = await renderPage(address.page, address.query, context);
        if (!response || response.destroyed) return pipeAndCollect(stream);
        setHead(address, response);
        return pipeAndCollect(stream, response);
      };
      return { document: queue.run(renderAndPipe, clients.allGone), clients };
    },

    /** Sends a document that was rendered for another client. */
    send(document: Buffer | undefined, address: DocumentAddress, response: Response): void {
      setHead(address, response);
      response.end(document);
    },
  };
}
