import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

declare module "node:http" {
  interface IncomingMessage {
    id?: string;
  }
}

const VALID_ID = /^[\w.:/+=-]{1,128}$/;

/** The id that the client or a balancer gave, if it is harmless, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && VALID_ID.test(given) ? given : randomUUID();
}

/** Names the request on a response that no cache may keep: from a cache, others would get the id. */
export function setRequestId(response: ServerResponse): void {
  if (response.req.id !== undefined) response.setHeader("X-Request-Id", response.req.id);
}
