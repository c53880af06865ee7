import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { clientAddressReader } from "../../server/http/clientAddress";

const FORGED = "6.6.6.6";
const CLIENT = "203.0.113.7";
const NETWORKS = ["10.0.0.0/8", "192.168.1.9"];

it.each<[string, number | string[], peer: string, forwardedFor: string | undefined, client: string]>([
  ["no proxy stands in front", 0, CLIENT, `${FORGED}, 10.0.0.1`, CLIENT],
  ["the proxies forwarded nothing", 2, CLIENT, undefined, CLIENT],
  ["one proxy appends it", 1, "10.0.0.1", `${FORGED}, ${CLIENT}`, CLIENT],
  ["two proxies append", 2, "10.0.0.1", `${FORGED}, ${FORGED}, ${CLIENT}, 10.0.0.2`, CLIENT],
  ["networks append", NETWORKS, "10.0.0.1", `${FORGED}, ${CLIENT}, 192.168.1.9, 10.3.3.3`, CLIENT],
  ["the proxy writes IPv4 as IPv6", NETWORKS, "::ffff:10.0.0.1", `${FORGED}, ${CLIENT}`, CLIENT],
  ["it came past the proxies", NETWORKS, CLIENT, `${FORGED}, 10.0.0.2`, CLIENT],
  ["the header ends with one that is known", 2, "10.0.0.1", `unknown, ${CLIENT}`, CLIENT],
])("the address of a client is known where %s", (_where, trusted, peer, forwardedFor, client) => {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: peer });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers["x-forwarded-for"] = forwardedFor;
  expect(clientAddressReader(trusted)(request)).toBe(client);
});
