import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/**
 * Makes a function that finds the client's address in a request.
 * @param trusted how many proxies in front append an address to `X-Forwarded-For`, or the networks that they are in
 */
export function clientAddressReader(trusted: number | readonly string[]) {
  const isTrusted =
    typeof trusted === "number"
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...trusted]);
  // Whatever else the header holds was written by the client; the first trusted proxy appended the client's address to it.
  return (request: IncomingMessage) =>
    proxyAddr.all(request, isTrusted).findLast((address) => isIP(address) !== 0) ?? "";
}
