import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { bestBrotli } from "../http/compressionOptions";
import { HttpError } from "../http/httpError";
import { setRequestId } from "../operations/requestId";

/** The codings in which documents are kept, best first. */
const codings = ["br", "gzip"] as const;

interface Representation {
  readonly body: Buffer;
  readonly etag: string;
}

/** A document in memory, whole and in each coding. */
export interface KeptDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly representations: Readonly<Record<"identity" | (typeof codings)[number], Representation>>;
  readonly bytes: number;
}

/** Compresses a document as well as possible, in another thread. That takes up to a tenth of a second. */
export async function compressDocument(
  status: number,
  headers: Readonly<Record<string, string>>,
  document: Buffer,
): Promise<KeptDocument> {
  // In sequence, so that one thread does both: each thread that has ever compressed keeps its memory.
  const br = await promisify(brotliCompress)(document, bestBrotli);
  const gzipped = await promisify(gzip)(document);
  return {
    status,
    headers,
    representations: { identity: tagged(document), br: tagged(br), gzip: tagged(gzipped) },
    bytes: document.length + br.length + gzipped.length,
  };
}

function tagged(body: Buffer): Representation {
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

/**
 * Sends a document in the best coding that the client accepts, or 304 if the client has it already.
 * @throws {HttpError} 412 if the request has an `If-Match` that this document does not match
 */
export function sendKept(
  { status, headers, representations }: KeptDocument,
  request: Request,
  response: Response,
): void {
  const coding = codings.find((each) => request.acceptsEncodings(each)) ?? "identity";
  const { body, etag } = representations[coding];
  const isFound = status === 200;
  if (isFound) checkPrecondition(request, etag);

  response.status(status).set(headers).vary("Accept-Encoding");
  // Nobody revalidates an error.
  if (isFound) response.set("ETag", etag);
  else setRequestId(response);
  if (request.fresh) {
    response.removeHeader("Content-Type");
    response.status(304).end();
    return;
  }

  if (coding !== "identity") response.set("Content-Encoding", coding);
  response.set("Content-Length", String(body.length)).end(body);
}

/**
 * Checks `If-Match` (RFC 9110, 13.1.1).
 * @param etag of the document; undefined if it has none
 * @throws {HttpError} 412
 */
export function checkPrecondition(request: Request, etag?: string): void {
  const ifMatch = request.get("If-Match");
  if (ifMatch === undefined || ifMatch === "*") return;
  if (!ifMatch.split(",").some((tag) => tag.trim() === etag)) throw new HttpError(412);
}
