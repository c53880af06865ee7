import { LRUCache } from "lru-cache";
import { bytesOf, type ReadyResponse } from "./readyResponse";

/** Where hashed files are served. */
export const ASSETS_PATH = "/assets";

/** What is sent without Express: this release's assets, and documents that were rendered before. */
export class ReadyResponses {
  /** Documents sent from here since the start. */
  documentHits = 0;

  readonly #assets: ReadonlyMap<string, ReadyResponse>;
  readonly #documents: LRUCache<string, ReadyResponse>;

  /** @param maxSize of the documents, in bytes; beyond it, the one used longest ago is dropped */
  constructor(maxSize: number, assets: ReadonlyMap<string, ReadyResponse>) {
    this.#assets = assets;
    const sizeCalculation = (document: ReadyResponse, target: string) => target.length + bytesOf(document);
    this.#documents = new LRUCache({ maxSize, sizeCalculation });
  }

  /** The memory of the documents. */
  get bytes(): number {
    return this.#documents.calculatedSize;
  }

  /** An asset is found with any query. */
  find(target: string): ReadyResponse | undefined {
    const document = this.#documents.get(target);
    if (document) this.documentHits += 1;
    return document ?? this.#assets.get(target.replace(/\?.*/, ""));
  }

  add(target: string, document: ReadyResponse): void {
    this.#documents.set(target, document);
  }
}
