import etag from "etag";
import { cachePolicy } from "./cachePolicy";
import { encodings, type Encoding } from "./encodings";

/** A body, in the pieces in which it is sent. */
export type Pieces = readonly Buffer[];

/** A response in one encoding. */
interface Representation {
  readonly pieces: Pieces;
  readonly etag: string | undefined;
  /** Names and values in turn, as Node takes them fastest. */
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

type InEncodings<Value> = { readonly identity: Value } & { readonly [E in Encoding]?: Value };

/** A response in every encoding that is worth sending, with all of its headers. */
export interface ReadyResponse {
  readonly status: number;
  readonly isCacheable: boolean;
  readonly encodings: readonly Encoding[];
  readonly representations: InEncodings<Representation>;
}

interface ReadyResponseParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: InEncodings<Pieces>;
  /** Whether the body leaves in chunks, without a length. */
  readonly isStreamed: boolean;
}

/** Headers that a 304 leaves out, since it has no body (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

export function readyResponse({ status, headers, bodies, isStreamed }: ReadyResponseParts): ReadyResponse {
  const available = encodings.filter((encoding) => bodies[encoding]);
  const represent = (encoding: Encoding, pieces: Pieces): Representation => {
    const body = Buffer.concat(pieces);
    // An error has no versions to compare.
    const tag = status === 200 ? etag(body) : undefined;
    const all = Object.entries({
      ...headers,
      ...(available.length > 1 && { Vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(tag !== undefined && { ETag: tag }),
      ...(!isStreamed && { "Content-Length": String(body.length) }),
    });
    return {
      pieces,
      etag: tag,
      headers: all.flat(),
      notModifiedHeaders: all.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
    };
  };
  const { identity, br, gzip } = bodies;
  return {
    status,
    isCacheable: headers["Cache-Control"] !== cachePolicy.none,
    encodings: available,
    representations: {
      identity: represent("identity", identity),
      ...(br && { br: represent("br", br) }),
      ...(gzip && { gzip: represent("gzip", gzip) }),
    },
  };
}

/** The memory that a response takes. */
export function bytesOf({ representations }: ReadyResponse): number {
  const parts = Object.values(representations).flatMap(({ pieces, headers }) => [...pieces, ...headers]);
  return parts.reduce((sum, { length }) => sum + length, 0);
}
