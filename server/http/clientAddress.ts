import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/** How many proxies stand in front, or the networks that they are in. */
export type TrustedProxies = number | readonly string[];

/**
 * Reads who sent a request: each proxy appends the address that its request came from to `X-Forwarded-For`, so the list is
 * believed from its end for as far as the proxies are our own.
 */
export function clientAddressReader(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trusted === "number"
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...trusted]);
  // What is no address was written by the client: the last address before it is the client's.
  return (request) => proxyAddr.all(request, isTrusted).findLast((address) => isIP(address) !== 0) ?? "";
}
