import type { ServerResponse } from "node:http";

const SECOND_MS = 1000;

/** Where Node keeps the head of an answer until it is sent. */
const NODES_HEAD = "_header";
type WithNodesHead = Partial<Record<typeof NODES_HEAD, string | null>>;

/**
 * Status and headers of a ready answer. Node checks and joins all of them anew for each request, which costs more than
 * everything else that is done here for one. So what Node wrote is kept and given to the next answers, for as long as
 * Node would write the same: until the second of its `Date` is over. A Node that keeps no head where it is looked for
 * writes each one itself.
 */
export class ReadyHead {
  readonly #status: number;
  readonly #headers: readonly string[];
  #written: string | undefined;
  #writtenInSecond = 0;

  /** @param headers names and values in turn */
  constructor(status: number, headers: readonly string[]) {
    this.#status = status;
    this.#headers = headers;
  }

  get length(): number {
    return this.#headers.reduce((sum, text) => sum + text.length, 0);
  }

  write(response: ServerResponse): void {
    const second = Math.floor(Date.now() / SECOND_MS);
    const isLikeOthers = response.shouldKeepAlive && response.getHeaderNames().length === 0;
    if (isLikeOthers && this.#written !== undefined && this.#writtenInSecond === second) {
      response.statusCode = this.#status;
      (response as WithNodesHead)[NODES_HEAD] = this.#written;
      return;
    }
    response.writeHead(this.#status, this.#headers as string[]);
    if (!isLikeOthers) return;
    this.#written = (response as WithNodesHead)[NODES_HEAD] ?? undefined;
    this.#writtenInSecond = second;
  }
}
