import { LRUCache } from "lru-cache";
import { bytesOf, type ReadyResponse } from "./readyResponse";

/** Below it all hashed files have their addresses. */
export const ASSETS_PATH = "/assets";

/** Everything that can be sent without Express: this release's assets, and documents that were sent before. */
export class ReadyResponses {
  /** Documents sent from here since the start. */
  documentHits = 0;

  readonly #assets: ReadonlyMap<string, ReadyResponse>;
  readonly #documents: LRUCache<string, ReadyResponse>;

  /**
   * @param maxSize of the documents, in bytes; beyond it, the one used longest ago makes room
   * @param assets by their paths
   */
  constructor(maxSize: number, assets: ReadonlyMap<string, ReadyResponse>) {
    this.#assets = assets;
    this.#documents = new LRUCache({
      maxSize,
      sizeCalculation: (document, target) => target.length + bytesOf(document),
    });
  }

  /** Of the documents. */
  get bytes(): number {
    return this.#documents.calculatedSize;
  }

  /** What a request target gets; an asset whatever its query is. */
  find(target: string): ReadyResponse | undefined {
    const document = this.#documents.get(target);
    if (document) this.documentHits += 1;
    return document ?? this.#assets.get(target.replace(/\?.*/, ""));
  }

  add(target: string, document: ReadyResponse): void {
    this.#documents.set(target, document);
  }
}
