import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import express from "express";
import { cachePolicy } from "./cachePolicy";
import { setRequestId } from "./requestId";

/** The content codings that the site sends, best first. */
const encodings = ["br", "gzip", "identity"] as const;

type Encoding = (typeof encodings)[number];

type InEncodings<Value> = { readonly identity: Value } & { readonly [E in Encoding]?: Value | undefined };

export type ReadyResponse = ReturnType<typeof readyResponse>;

/** A 304 leaves them out, since it has no body (RFC 9110, 15.4.5). */
const BODY_HEADERS = new Set(["Content-Type", "Content-Encoding", "Content-Length"]);

/** A response in every encoding that is worth sending, with all of its headers. */
export function readyResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: InEncodings<Buffer>,
) {
  const available = encodings.filter((encoding) => bodies[encoding]);
  const represent = (encoding: Encoding) => {
    const body = bodies[encoding] ?? bodies.identity;
    // An error has no versions to compare.
    const etag = status === 200 ? `"${createHash("sha256").update(body).digest("base64url")}"` : undefined;
    const all = Object.entries({
      ...headers,
      ...(available.length > 1 && { Vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(etag !== undefined && { ETag: etag }),
      "Content-Length": String(body.length),
    });
    const notModifiedHeaders = all.filter(([name]) => !BODY_HEADERS.has(name)).flat();
    // Names and values in turn, as Node takes them fastest.
    return { body, etag, headers: all.flat(), notModifiedHeaders };
  };
  const representations = Object.fromEntries(
    available.map((encoding) => [encoding, represent(encoding)]),
  ) as InEncodings<ReturnType<typeof represent>>;
  const isCacheable = headers["Cache-Control"] !== cachePolicy.none;
  return { status, isCacheable, representations };
}

/** Whether `If-Match` names another version than this one (RFC 9110, 13.1.1). */
export function failsPrecondition(request: IncomingMessage, ready?: ReadyResponse): boolean {
  const ifMatch = request.headers["if-match"];
  return ifMatch !== undefined && !names(ifMatch, ready && representationFor(request, ready).etag);
}

/** The best one that the client accepts. */
function representationFor(request: IncomingMessage, { representations }: ReadyResponse) {
  const chosen = encodings.find(
    (encoding) => representations[encoding] && express.request.acceptsEncodings.call(request, encoding),
  );
  return representations[chosen ?? "identity"] ?? representations.identity;
}

/** Whether a list of tags, or `*`, names this one. */
function names(list: string, etag: string | undefined): boolean {
  return list === "*" || list.split(",").some((name) => name.trim() === etag);
}

/** Sends the representation that suits the client best, or 304 if the client has it. */
export function sendReady(response: ServerResponse, ready: ReadyResponse): void {
  const { body, etag, headers, notModifiedHeaders } = representationFor(response.req, ready);
  if (!ready.isCacheable) setRequestId(response);
  // Weak tags count, too (RFC 9110, 13.1.2).
  const ifNoneMatch = response.req.headers["if-none-match"]?.replaceAll("W/", "");
  if (etag !== undefined && ifNoneMatch !== undefined && names(ifNoneMatch, etag)) {
    response.writeHead(304, notModifiedHeaders).end();
  } else response.writeHead(ready.status, headers).end(body);
}
