import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip, type BrotliOptions } from "node:zlib";
import express from "express";
import { bestBrotli } from "./compression";
import { setRequestId } from "./requestId";

/** The content codings that the site sends, best first. */
const codings = ["br", "gzip"] as const;

type Coding = (typeof codings)[number];

export type ReadyResponse = ReturnType<typeof readyResponse>;

/** Headers that describe the body. A 304 has none, and leaves them out (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

/** A complete response in memory: its body in each available coding, with all headers. */
export function readyResponse(
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
 * As `readyResponse`, but compresses the body here, in another thread. At the best quality a large document takes a tenth of a
 * second.
 */
export async function compressedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  identity: Buffer,
  brotli: BrotliOptions = bestBrotli,
): Promise<ReadyResponse> {
  // In sequence, so that one thread does both: each thread that has ever compressed keeps its memory.
  const br = await promisify(brotliCompress)(identity, brotli);
  const gzipped = await promisify(gzip)(identity);
  return readyResponse(status, headers, { identity, br, gzip: gzipped });
}

/** Whether the request has an `If-Match` that does not match this response (RFC 9110, 13.1.1). */
export function failsPrecondition(request: IncomingMessage, ready?: ReadyResponse): boolean {
  const ifMatch = request.headers["if-match"];
  return ifMatch !== undefined && !names(ifMatch, ready && representationFor(request, ready).etag);
}

/** The body in the best coding that the client accepts. */
function representationFor(request: IncomingMessage, { identity, compressed }: ReadyResponse) {
  const accepts = express.request.acceptsEncodings.bind(request);
  return compressed.find(({ coding }) => accepts(coding)) ?? identity;
}

/** Whether the value of `If-Match` or `If-None-Match`, a list of tags or `*`, contains this tag. */
function names(list: string, etag: string | undefined): boolean {
  return list === "*" || list.split(",").some((name) => name.trim() === etag);
}

/** Sends the best representation for the client, or 304 if the client has it already. */
export function sendReady(response: ServerResponse, ready: ReadyResponse): void {
  const { body, etag, headers, notModifiedHeaders } = representationFor(response.req, ready);
  if (ready.status !== 200) setRequestId(response);
  // A weak tag matches too: a proxy may have made it weak (RFC 9110, 13.1.2).
  const ifNoneMatch = response.req.headers["if-none-match"]?.replaceAll("W/", "");
  const hasIt = etag !== undefined && ifNoneMatch !== undefined && names(ifNoneMatch, etag);
  if (hasIt) response.writeHead(304, notModifiedHeaders).end();
  else response.writeHead(ready.status, headers).end(body);
}
