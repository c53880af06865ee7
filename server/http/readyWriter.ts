import type { ServerResponse } from "node:http";

const SECOND_MS = 1000;
/** Node copies a text of so many bytes on its stack, and asks for memory for a longer one. */
const MAX_BYTES_IN_ONE_PIECE = 16 * 1024;

/** Where Node keeps the head of an answer until it is sent. */
const NODES_HEAD = "_header";
type WithNodesHead = Partial<Record<typeof NODES_HEAD, string | null>>;

/**
 * Writes a ready answer. Node checks and joins all headers anew for each request, and hands head, body and end of an
 * answer to the kernel as three pieces, which costs more than everything else that is done here for one. So the head
 * that Node wrote is kept, with a small body behind it, and given to the next answers as their head, for as long as
 * Node would write the same: until the second of its `Date` is over. A Node that keeps no head where it is looked for
 * writes each answer itself.
 */
export class ReadyWriter {
  readonly #status: number;
  readonly #headers: readonly string[];
  readonly #body: Buffer | undefined;
  #head: string | undefined;
  #headAndBody: string | undefined;
  #writtenInSecond = 0;

  /** @param headers names and values in turn */
  constructor(status: number, headers: readonly string[], body?: Buffer) {
    this.#status = status;
    this.#headers = headers;
    this.#body = body;
  }

  /** Of what is kept for good. */
  get bytes(): number {
    return this.#headers.reduce((sum, text) => sum + text.length, this.#body?.length ?? 0);
  }

  write(response: ServerResponse, isBodyWanted: boolean): void {
    const body = isBodyWanted ? this.#body : undefined;
    // The id that a request brought, or the end of the connection, is for one answer only.
    if (!response.shouldKeepAlive || response.getHeaderNames().length > 0) {
      response.writeHead(this.#status, this.#headers as string[]).end(body);
      return;
    }
    this.#writeHead(response);
    const whole = body && this.#inOnePiece(body);
    if (whole === undefined) response.end(body);
    else {
      (response as WithNodesHead)[NODES_HEAD] = whole;
      response.end();
    }
  }

  #writeHead(response: ServerResponse): void {
    const second = Math.floor(Date.now() / SECOND_MS);
    if (this.#head !== undefined && this.#writtenInSecond === second) {
      response.statusCode = this.#status;
      (response as WithNodesHead)[NODES_HEAD] = this.#head;
      return;
    }
    response.writeHead(this.#status, this.#headers as string[]);
    this.#head = (response as WithNodesHead)[NODES_HEAD] ?? undefined;
    this.#headAndBody = undefined;
    this.#writtenInSecond = second;
  }

  #inOnePiece(body: Buffer): string | undefined {
    if (this.#head === undefined || this.#head.length + body.length > MAX_BYTES_IN_ONE_PIECE)
      return undefined;
    this.#headAndBody ??= this.#head + body.toString("latin1");
    return this.#headAndBody;
  }
}
