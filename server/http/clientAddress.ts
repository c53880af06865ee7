import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/**
 * Reads who sent a request: each proxy appends to `X-Forwarded-For`, so the list is true as far as the proxies are ours.
 * @param trusted how many proxies are in front, or their networks
 */
export function clientAddressReader(trusted: number | readonly string[]) {
  const isTrusted =
    typeof trusted === "number"
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...trusted]);
  // Anything else in the list was written by the client, whose own address follows.
  return (request: IncomingMessage) =>
    proxyAddr.all(request, isTrusted).findLast((address) => isIP(address) !== 0) ?? "";
}
