import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/** Finds the client's address. @param trusted how many proxies in front append one to `X-Forwarded-For`, or their networks */
export function clientAddressReader(trusted: number | readonly string[]) {
  const isTrusted =
    typeof trusted === "number"
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...trusted]);
  // Anything else in the list was written by the client, whose own address follows.
  return (request: IncomingMessage) =>
    proxyAddr.all(request, isTrusted).findLast((address) => isIP(address) !== 0) ?? "";
}
