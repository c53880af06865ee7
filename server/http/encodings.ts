import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** The content codings that the site sends, best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** The best encoding for a client, by RFC 9110, 12.5.3; identity is always the last resort. */
export function chooseEncoding(
  request: Pick<IncomingMessage, "headers">,
  available: readonly Encoding[] = encodings,
): Encoding {
  return new Negotiator(request).encoding(available, { preferred: encodings }) ?? "identity";
}
