import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cachePolicy } from "./cachePolicy";
import { chooseEncoding, encodings, type Encoding } from "./encodings";
import { setRequestId } from "./requestId";

export type Pieces = readonly Buffer[];

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
    const tag = status === 200 ? `"${createHash("sha256").update(body).digest("base64url")}"` : undefined;
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

/** Sends the representation that suits the client best, or 304 where the client has it. */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyResponse): void {
  const { status, representations, encodings: available, isCacheable } = ready;
  const encoding = chooseEncoding(request.headers["accept-encoding"], available);
  const {
    pieces,
    etag: tag,
    headers,
    notModifiedHeaders,
  } = representations[encoding] ?? representations.identity;
  if (!isCacheable) setRequestId(response);
  if (tag !== undefined && names(request.headers["if-none-match"], tag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  response.writeHead(status, headers);
  for (const piece of pieces.slice(0, -1)) response.write(piece);
  response.end(pieces.at(-1));
}

/** Whether `If-None-Match` names this version; weak tags count, too (RFC 9110, 13.1.2). */
function names(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((name) => name.trim().replace("W/", "") === tag);
}

/** The memory that a response takes. */
export function bytesOf({ representations }: ReadyResponse): number {
  const parts = Object.values(representations).flatMap(({ pieces, headers }) => [...pieces, ...headers]);
  return parts.reduce((sum, { length }) => sum + length, 0);
}
