import { LRUCache } from "lru-cache";
import type { ReadyResponse } from "./readyResponse";

export const ASSETS_PATH = "/assets";

/** What is sent without Express: this release's assets, and documents that were rendered before. */
export class ReadyResponses {
  /** By their targets. The one used longest ago is dropped first. */
  readonly documents: LRUCache<string, ReadyResponse>;
  /** Documents sent from here since the start. */
  documentHits = 0;

  readonly #assets: ReadonlyMap<string, ReadyResponse>;

  /** @param maxSize of the documents, in bytes of their bodies */
  constructor(maxSize: number, assets: ReadonlyMap<string, ReadyResponse>) {
    const sizeCalculation = ({ representations }: ReadyResponse) =>
      Object.values(representations).reduce((sum, { body }) => sum + body.length, 0);
    this.documents = new LRUCache({ maxSize, sizeCalculation });
    this.#assets = assets;
  }

  /** An asset is found with any query. */
  find(target: string): ReadyResponse | undefined {
    const document = this.documents.get(target);
    if (document) this.documentHits += 1;
    return document ?? this.#assets.get(target.replace(/\?.*/, ""));
  }
}
