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

/** Headers that describe the body. A 304 has none, and leaves them out (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

/** A whole response in memory: its body in every coding that is there, each with all of its headers. */
export function readyResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: { readonly identity: Buffer } & { readonly [C in Coding]?: Buffer | undefined },
) {
  const isVarying = codings.some((coding) => bodies[coding]);
  const represent = (body: Buffer, coding: Coding | "identity") => {
    // Nobody asks whether an error has changed.
    const etag = status === 200 ? `"${createHash("sha256").update(body).digest("base64url")}"` : undefined;
    const all = Object.entries({
      ...headers,
      ...(isVarying && { Vary: "Accept-Encoding" }),
      ...(coding !== "identity" && { "Content-Encoding": coding }),
      ...(etag !== undefined && { ETag: etag }),
      "Content-Length": String(body.length),
    });
    const notModifiedHeaders = all.filter(([name]) => !BODY_HEADERS.has(name)).flat();
    // As one list of names and values in turn, which is what Node takes fastest.
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
  // One after the other, in one thread: each thread that ever compressed keeps the memory for it.
  const br = await promisify(brotliCompress)(identity, brotli);
  const gzipped = await promisify(gzip)(identity);
  return readyResponse(status, headers, { identity, br, gzip: gzipped });
}

/** Whether `If-Match` names another version than this one (RFC 9110, 13.1.1). */
export function failsPrecondition(request: IncomingMessage, ready?: ReadyResponse): boolean {
  const ifMatch = request.headers["if-match"];
  return ifMatch !== undefined && !names(ifMatch, ready && representationFor(request, ready).etag);
}

/** The body in the best coding that the client accepts. */
function representationFor(request: IncomingMessage, { identity, compressed }: ReadyResponse) {
  const accepts = express.request.acceptsEncodings.bind(request);
  return compressed.find(({ coding }) => accepts(coding)) ?? identity;
}

/** Whether the value of `If-Match` or `If-None-Match` names this tag: it is a list of tags, or `*`. */
function names(list: string, etag: string | undefined): boolean {
  return list === "*" || list.split(",").some((name) => name.trim() === etag);
}

/** Sends the representation that suits the client best, or 304 if the client has it. */
export function sendReady(response: ServerResponse, ready: ReadyResponse): void {
  const { body, etag, headers, notModifiedHeaders } = representationFor(response.req, ready);
  if (ready.status !== 200) setRequestId(response);
  // A tag that was made weak on its way counts, too (RFC 9110, 13.1.2).
  const ifNoneMatch = response.req.headers["if-none-match"]?.replaceAll("W/", "");
  const hasIt = etag !== undefined && ifNoneMatch !== undefined && names(ifNoneMatch, etag);
  if (hasIt) response.writeHead(304, notModifiedHeaders).end();
  else response.writeHead(ready.status, headers).end(body);
}
