import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { clientAddressReader } from "../../server/http/clientAddress";

const FORGED = "6.6.6.6";
const CLIENT = "203.0.113.7";

/** Who sent a request that came from `peer` with this X-Forwarded-For. */
function clientOf(
  trusted: Parameters<typeof clientAddressReader>[0],
  peer: string,
  forwardedFor?: string,
): string {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), "remoteAddress", { value: peer }));
  if (forwardedFor !== undefined) request.headers["x-forwarded-for"] = forwardedFor;
  return clientAddressReader(trusted)(request);
}

describe("the address of a client", () => {
  it("is the connection's where no proxy stands in front, whatever the header says", () => {
    expect(clientOf(0, CLIENT, `${FORGED}, 10.0.0.1`)).toBe(CLIENT);
  });

  it("is the connection's where the proxies forwarded nothing", () => {
    expect(clientOf(2, CLIENT)).toBe(CLIENT);
    expect(clientOf(["10.0.0.0/8"], "10.0.0.1")).toBe("10.0.0.1");
  });

  it.each([
    [1, CLIENT],
    [1, `${FORGED}, ${CLIENT}`],
    [2, `${CLIENT}, 10.0.0.2`],
    [2, `${FORGED}, ${FORGED}, ${CLIENT}, 10.0.0.2`],
  ])("is believed from the end for %i proxies and no further: %s", (count, forwardedFor) => {
    expect(clientOf(count, "10.0.0.1", forwardedFor)).toBe(CLIENT);
  });

  it.each([
    ["10.0.0.1", CLIENT],
    ["10.0.0.1", `${FORGED}, ${CLIENT}`],
    ["10.0.0.1", `${FORGED}, ${CLIENT}, 192.168.1.9, 10.3.3.3`],
    ["::ffff:10.0.0.1", `${FORGED}, ${CLIENT}`],
    [CLIENT, FORGED],
    [CLIENT, `${FORGED}, 10.0.0.2`],
  ])("is the first outside the networks of the proxies, seen from %s: %s", (peer, forwardedFor) => {
    expect(clientOf(["10.0.0.0/8", "192.168.1.9"], peer, forwardedFor)).toBe(CLIENT);
  });

  it("is the last known one where the header holds no address", () => {
    expect(clientOf(1, CLIENT, '"} injected')).toBe(CLIENT);
    expect(clientOf(2, "10.0.0.1", `unknown, ${CLIENT}`)).toBe(CLIENT);
    expect(clientOf(["10.0.0.0/8"], "10.0.0.1", "<script>")).toBe("10.0.0.1");
  });
});
