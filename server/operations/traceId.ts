import type { IncomingMessage } from "node:http";

/** W3C Trace Context: version, trace, parent and flags. An id of zeros is none, and `ff` is no version. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** The trace that a balancer or a client says that the request belongs to, if it says so as the standard does. */
export function traceIdOf({ headers: { traceparent } }: IncomingMessage): string | undefined {
  if (typeof traceparent !== "string") return undefined;

  const [, version, traceId, more] = TRACEPARENT.exec(traceparent) ?? [];
  // Only later versions may have more fields.
  return version === "00" && more !== undefined ? undefined : traceId;
}
