import { isIPv6 } from "node:net";

/**
 * The URL of a server that listens on this host and port. An IPv6 address needs brackets (RFC 3986, 3.2.2), and the `%` before
 * its zone has to be encoded (RFC 6874).
 */
export function serverUrl(host: string | undefined, port: number): string {
  const name = host ?? "localhost";
  const authority = isIPv6(name) ? `[${name.replace("%", "%25")}]` : name;
  return `http://${authority}:${port}/`;
}
