import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip, type BrotliOptions } from "node:zlib";
import accepts from "accepts";
import fresh from "fresh";
import { bestBrotli } from "./compression";
import { setRequestId } from "./requestId";

/** The content codings that the site sends, best first. */
const codings = ["br", "gzip"] as const;

type Coding = (typeof codings)[number];

export type CachedResponse = ReturnType<typeof cachedResponse>;

/** Headers that describe the body. A 304 has none, and leaves them out (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

/** A complete response in memory: its body in each available coding, with all headers. */
export function cachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: { readonly identity: Buffer } & { readonly [C in Coding]?: Buffer | undefined },
) {
  const isVarying = codings.some((coding) => bodies[coding]);
  const represent = (body: Buffer, coding: Coding | "identity") => {
    // Errors have no ETag, because nobody revalidates them.
    const etag = status === 200 ? `"${createHash("sha256").update(body).digest("base64url")}"` : undefined;
    const all = Object.entries({
      ...headers,
      ...(isVarying && { Vary: "Accept-Encoding" }),
      ...(coding !== "identity" && { "Content-Encoding": coding }),
      ...(etag !== undefined && { ETag: etag }),
      "Content-Length": String(body.length),
    });
    const notModifiedHeaders = all.filter(([name]) => !BODY_HEADERS.has(name)).flat();
    // A flat list of names and values, which is the fastest form for Node.
    return { coding, body, etag, headers: all.flat(), notModifiedHeaders };
  };
  const identity = represent(bodies.identity, "identity");
  const compressed = codings.flatMap((coding) => (bodies[coding] ? represent(bodies[coding], coding) : []));
  const bytes = [identity, ...compressed].reduce((sum, { body }) => sum + body.length, 0);
  return { status, bytes, identity, compressed };
}

/**
 * As `cachedResponse`, but compresses the body here, in another thread. At the best quality a large document takes a tenth of a
 * second.
 */
export async function compressedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  identity: Buffer,
  brotli: BrotliOptions = bestBrotli,
): Promise<CachedResponse> {
  // In sequence, so that one thread does both: each thread that has ever compressed keeps its memory.
  const br = await promisify(brotliCompress)(identity, brotli);
  const gzipped = await promisify(gzip)(identity);
  return cachedResponse(status, headers, { identity, br, gzip: gzipped });
}

/** Whether the request has an `If-Match` that does not match this response (RFC 9110, 13.1.1). */
export function failsPrecondition(request: IncomingMessage, cached?: CachedResponse): boolean {
  const ifMatch = request.headers["if-match"];
  if (ifMatch === undefined || ifMatch === "*") return false;
  const etag = cached && representationFor(request, cached).etag;
  return !ifMatch.split(",").some((tag) => tag.trim() === etag);
}

/** The body in the best coding that the client accepts. */
function representationFor(request: IncomingMessage, { identity, compressed }: CachedResponse) {
  const accepted = accepts(request);
  return compressed.find(({ coding }) => accepted.encoding(coding)) ?? identity;
}

/** Sends the best representation for the client, or 304 if the client has it already. */
export function sendCached(response: ServerResponse, cached: CachedResponse): void {
  const { body, etag, headers, notModifiedHeaders } = representationFor(response.req, cached);
  if (cached.status !== 200) setRequestId(response);
  const isFresh = etag !== undefined && fresh(response.req.headers, { etag });
  if (isFresh) response.writeHead(304, notModifiedHeaders).end();
  else response.writeHead(cached.status, headers).end(body);
}
