import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

declare module "node:http" {
  interface IncomingMessage {
    id?: string;
  }
}

const VALID_ID = /^[\w.:/+=-]{1,128}$/;

/** The id that the client or the balancer sent, if it contains only harmless characters; otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && VALID_ID.test(given) ? given : randomUUID();
}

/** Only for responses that must not be cached: other visitors would get the same id from the cache. */
export function setRequestId(response: ServerResponse): void {
  if (response.req.id !== undefined) response.setHeader("X-Request-Id", response.req.id);
}
