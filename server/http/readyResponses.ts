import { LRUCache } from "lru-cache";
import { bytesOf, type ReadyResponse } from "./readyResponse";

/** For more than one release: beyond it, the asset used longest ago makes room. */
const MAX_ASSET_BYTES = 16 * 1024 * 1024;

/** Everything that can be sent without Express, by its request target: assets and documents that were sent before. */
export class ReadyResponses {
  /** Documents sent from here since the start. */
  documentHits = 0;

  readonly #assets = cacheOf(MAX_ASSET_BYTES);
  readonly #documents: LRUCache<string, ReadyResponse>;
  readonly #underWay = new Map<string, Promise<ReadyResponse | undefined>>();

  /** @param maxDocumentBytes beyond it, the document used longest ago makes room */
  constructor(maxDocumentBytes: number) {
    this.#documents = cacheOf(maxDocumentBytes);
  }

  get documentBytes(): number {
    return this.#documents.calculatedSize;
  }

  find(target: string): ReadyResponse | undefined {
    return this.findAsset(target) ?? this.findDocument(target);
  }

  findAsset(path: string): ReadyResponse | undefined {
    return this.#assets.get(path);
  }

  findDocument(key: string): ReadyResponse | undefined {
    const document = this.#documents.get(key);
    if (document) this.documentHits += 1;
    return document;
  }

  /** The document that another request has recorded at this moment; resolves to undefined where that fails. */
  documentUnderWay(key: string): Promise<ReadyResponse | undefined> | undefined {
    return this.#underWay.get(key);
  }

  addAsset(path: string, asset: ReadyResponse): void {
    this.#assets.set(path, asset);
  }

  /** Adds a document as soon as it is recorded. */
  async addDocument(key: string, recorded: Promise<ReadyResponse>): Promise<void> {
    const added = recorded
      .then((document) => {
        this.#documents.set(key, document);
        return document;
      })
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, added);
    await added;
  }
}

function cacheOf(maxSize: number): LRUCache<string, ReadyResponse> {
  return new LRUCache({
    maxSize,
    sizeCalculation: (response, target) => target.length + bytesOf(response),
  });
}
