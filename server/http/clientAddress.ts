import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** How many proxies stand in front, or the networks that they are in. */
export type TrustedProxies = number | readonly string[];

const networks = new WeakMap<readonly string[], BlockList>();

/**
 * Who sent a request: each proxy appends the address that it was asked from to `X-Forwarded-For`, so the list is
 * believed from its end for as far as the proxies are our own.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const hops = [request.socket.remoteAddress ?? "", ...forwarded.toReversed().map((hop) => hop.trim())];
  const isTrusted =
    typeof trusted === "number"
      ? (_hop: string, index: number) => index < trusted
      : (hop: string) => isWithin(hop, blockListOf(trusted));
  const firstStranger = hops.findIndex((hop, index) => isIP(hop) === 0 || !isTrusted(hop, index));
  const client = hops[firstStranger === -1 ? hops.length - 1 : firstStranger] ?? "";
  // What is no address was written by a stranger: then the last hop that we know is the answer.
  return isIP(client) === 0 ? (hops[Math.max(0, firstStranger - 1)] ?? "") : client;
}

function isWithin(address: string, list: BlockList): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}

function blockListOf(trusted: readonly string[]): BlockList {
  const known = networks.get(trusted);
  if (known) return known;
  const list = new BlockList();
  for (const network of trusted) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  networks.set(trusted, list);
  return list;
}
