import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as zlibGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ReadyWriter } from "./readyWriter";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(zlibGzip);

export type Encoding = "br" | "gzip" | "identity";

/** An answer with all of its headers, ready to be written. */
export interface ReadyForm {
  readonly body: Buffer;
  readonly etag: string | undefined;
  readonly answer: ReadyWriter;
  readonly notModified: ReadyWriter;
}

/** An answer in every encoding that is worth sending; identity is always there. */
export interface ReadyAnswer {
  readonly forms: { readonly identity: ReadyForm } & { readonly [E in Encoding]?: ReadyForm };
}

/** What `readyAnswer` makes an answer of. */
export interface AnswerParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: { readonly identity: Buffer } & { readonly [E in Encoding]?: Buffer };
}

/** Headers that a 304 leaves out: they tell of a body (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

export function readyAnswer({ status, headers, bodies }: AnswerParts): ReadyAnswer {
  const digest = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const isCompressible = bodies.br !== undefined || bodies.gzip !== undefined;
  const form = (encoding: Encoding, body: Buffer): ReadyForm => {
    // An error has no versions to compare.
    const etag = status === 200 ? `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"` : undefined;
    const all = {
      ...headers,
      ...(isCompressible && { Vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(etag && { ETag: etag }),
      "Content-Length": String(body.length),
    };
    const pairs = Object.entries(all);
    return {
      body,
      etag,
      answer: new ReadyWriter(status, pairs.flat(), body),
      notModified: new ReadyWriter(304, pairs.filter(([name]) => !BODY_HEADERS.has(name)).flat()),
    };
  };
  return {
    forms: {
      identity: form("identity", bodies.identity),
      ...(bodies.br && { br: form("br", bodies.br) }),
      ...(bodies.gzip && { gzip: form("gzip", bodies.gzip) }),
    },
  };
}

/** Compresses as hard as can be, off the event loop; on one thread at a time, since each keeps the memory it used. */
export async function compressedBodies(identity: Buffer): Promise<AnswerParts["bodies"]> {
  const br = await compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
    },
  });
  const gzip = await compressGzip(identity, { level: constants.Z_BEST_COMPRESSION });
  return { identity, br, gzip };
}

/** Of the smallest window that holds so many bytes: a larger one takes more memory and finds nothing more. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS);
}

/** Documents that were rendered once, by the address in its one spelling. Bounded in bytes. */
export class PageCache {
  readonly #ready: LRUCache<string, ReadyAnswer>;
  readonly #underWay = new Map<string, Promise<ReadyAnswer | undefined>>();

  constructor(maxBytes: number) {
    this.#ready = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ forms }, key) =>
        key.length + Object.values(forms).reduce((sum, { answer }) => sum + answer.bytes, 0),
    });
  }

  find(key: string): ReadyAnswer | undefined {
    return this.#ready.get(key);
  }

  /** The answer that another request is having made at this moment; undefined inside where that failed. */
  awaited(key: string): Promise<ReadyAnswer | undefined> | undefined {
    return this.#underWay.get(key);
  }

  /** Keeps what `make` comes to, unless it fails. */
  keep(key: string, make: Promise<ReadyAnswer>): Promise<ReadyAnswer | undefined> {
    const kept = make
      .then((answer) => {
        this.#ready.set(key, answer);
        return answer;
      })
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, kept);
    return kept;
  }

  get bytes(): number {
    return this.#ready.calculatedSize;
  }
}
