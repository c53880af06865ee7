import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/**
 * Reads who sent a request. Each proxy appends an address to `X-Forwarded-For`, so the list is true from its end for as
 * far as the proxies are our own.
 * @param trusted how many proxies are in front, or their networks
 */
export function clientAddressReader(
  trusted: number | readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trusted === "number"
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...trusted]);
  // Anything else in the list was written by the client, whose own address follows.
  return (request) => proxyAddr.all(request, isTrusted).findLast((address) => isIP(address) !== 0) ?? "";
}
