import { LRUCache } from "lru-cache";
import { bytesOf, type ReadyResponse } from "./readyResponse";

/** Below it all hashed files have their addresses. */
export const ASSETS_PATH = "/assets";

/** Everything that can be sent without Express, by its request target: assets and documents that were sent before. */
export class ReadyResponses {
  /** Documents sent from here since the start. */
  documentHits = 0;

  readonly #responses: LRUCache<string, ReadyResponse>;

  /** @param maxSize in bytes; beyond it, the response used longest ago makes room */
  constructor(maxSize: number) {
    this.#responses = new LRUCache({
      maxSize,
      sizeCalculation: (response, target) => target.length + bytesOf(response),
    });
  }

  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  find(target: string): ReadyResponse | undefined {
    const response = this.#responses.get(target);
    if (response && !target.startsWith(ASSETS_PATH)) this.documentHits += 1;
    return response;
  }

  add(target: string, response: ReadyResponse): void {
    this.#responses.set(target, response);
  }
}
