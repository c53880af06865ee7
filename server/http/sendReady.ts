import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { chooseEncoding } from "./encodings";
import type { ReadyResponse } from "./readyResponse";
import { setRequestId } from "./requestId";

/** Sends the representation that suits the client best, or 304 where the client has it. */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyResponse): void {
  const { status, representations, encodings, isCacheable } = ready;
  const { pieces, etag, headers, notModifiedHeaders } =
    representations[chooseEncoding(request, encodings)] ?? representations.identity;
  if (!isCacheable) setRequestId(response);
  if (etag !== undefined && fresh(request.headers, { etag })) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  response.writeHead(status, headers);
  for (const piece of pieces) response.write(piece);
  response.end();
}
