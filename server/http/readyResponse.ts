import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip, type BrotliOptions } from "node:zlib";
import express from "express";
import { bestBrotli } from "./compression";
import { setRequestId } from "./requestId";

/** The content codings that the site sends, the best first. */
const codings = ["br", "gzip"] as const;

type Coding = (typeof codings)[number];

export type ReadyResponse = ReturnType<typeof readyResponse>;

/** A 304 leaves them out, since it has no body (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

/** A response in every coding that is worth sending, with all of its headers. */
export function readyResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: { readonly identity: Buffer } & { readonly [C in Coding]?: Buffer | undefined },
) {
  const isVarying = codings.some((coding) => bodies[coding]);
  const represent = (body: Buffer, coding: Coding | "identity") => {
    // An error has no versions to compare.
    const etag = status === 200 ? `"${createHash("sha256").update(body).digest("base64url")}"` : undefined;
    const all = Object.entries({
      ...headers,
      ...(isVarying && { Vary: "Accept-Encoding" }),
      ...(coding !== "identity" && { "Content-Encoding": coding }),
      ...(etag !== undefined && { ETag: etag }),
      "Content-Length": String(body.length),
    });
    const notModifiedHeaders = all.filter(([name]) => !BODY_HEADERS.has(name)).flat();
    // Names and values in turn, as Node takes them fastest.
    return { coding, body, etag, headers: all.flat(), notModifiedHeaders };
  };
  const identity = represent(bodies.identity, "identity");
  const compressed = codings.flatMap((coding) => (bodies[coding] ? represent(bodies[coding], coding) : []));
  const bytes = [identity, ...compressed].reduce((sum, { body }) => sum + body.length, 0);
  return { status, bytes, identity, compressed };
}

/** The same, compressed here in another thread. The best compression takes a tenth of a second for a large document. */
export async function compressedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  identity: Buffer,
  brotli: BrotliOptions = bestBrotli,
): Promise<ReadyResponse> {
  // One after the other: each thread that compresses keeps its memory.
  const br = await promisify(brotliCompress)(identity, brotli);
  const gzipped = await promisify(gzip)(identity);
  return readyResponse(status, headers, { identity, br, gzip: gzipped });
}

/** Whether `If-Match` names another version than this one (RFC 9110, 13.1.1). */
export function failsPrecondition(request: IncomingMessage, ready?: ReadyResponse): boolean {
  const ifMatch = request.headers["if-match"];
  return ifMatch !== undefined && !names(ifMatch, ready && representationFor(request, ready).etag);
}

/** The best one that the client accepts. */
function representationFor(request: IncomingMessage, { identity, compressed }: ReadyResponse) {
  const accepts = express.request.acceptsEncodings.bind(request);
  return compressed.find(({ coding }) => accepts(coding)) ?? identity;
}

/** Whether a list of tags, or `*`, names this one. */
function names(list: string, etag: string | undefined): boolean {
  return list === "*" || list.split(",").some((name) => name.trim() === etag);
}

/** Sends the representation that suits the client best, or 304 if the client has it. */
export function sendReady(response: ServerResponse, ready: ReadyResponse): void {
  const { body, etag, headers, notModifiedHeaders } = representationFor(response.req, ready);
  if (ready.status !== 200) setRequestId(response);
  // Weak tags count, too (RFC 9110, 13.1.2).
  const ifNoneMatch = response.req.headers["if-none-match"]?.replaceAll("W/", "");
  if (etag !== undefined && ifNoneMatch !== undefined && names(ifNoneMatch, etag)) {
    response.writeHead(304, notModifiedHeaders).end();
  } else response.writeHead(ready.status, headers).end(body);
}
