import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/**
 * Creates a function that finds the client's address in a request.
 * @param trusted the number of proxies that append an address to `X-Forwarded-For`, or the networks they are in
 */
export function clientAddressReader(trusted: number | readonly string[]) {
  const isTrusted =
    typeof trusted === "number"
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...trusted]);
  // The first trusted proxy appended the client's address. Everything before that was written by the client and cannot be
  // trusted.
  return (request: IncomingMessage) =>
    proxyAddr.all(request, isTrusted).findLast((address) => isIP(address) !== 0) ?? "";
}
