import { once } from "node:events";
import http from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../../server/operations/listen";
import { readSettings } from "../../server/settings";
import { siteOfOneTest } from "../support/sourceSite";

// Written by hand, from the table of settings in docs/operate.md and from what balancers in front expect.
const DEFAULTS = {
  KEEP_ALIVE_TIMEOUT_MS: 65_000,
  HEADERS_TIMEOUT_MS: 8000,
  REQUEST_TIMEOUT_MS: 12_000,
  MAX_CONNECTIONS: 10_000,
  SHUTDOWN_DELAY_MS: 3000,
  SHUTDOWN_TIMEOUT_MS: 5000,
  PAGE_CACHE_BYTES: 33_554_432,
  HSTS_MAX_AGE: 63_072_000,
  TRUST_PROXY: 0,
  LOG_CLIENT_ADDRESS: false,
  ADMIN_PORT: undefined,
};

it.each(Object.entries(DEFAULTS))("%s is by default %s", (name, value) => {
  const settings: Readonly<Record<string, unknown>> = readSettings({});
  expect(settings[name]).toBe(value);
});

describe("a server", () => {
  /** What node:http is asked for while the site starts. */
  async function optionsOf(environment: Readonly<Record<string, string>>) {
    const create = vi.spyOn(http, "createServer");
    onTestFinished(() => create.mockRestore());
    const { server } = await siteOfOneTest(environment);
    return { options: create.mock.calls[0]?.[0], server };
  }

  it("gives each connection the times that its settings say, and looks every second for those that are late", async () => {
    const { options, server } = await optionsOf({
      KEEP_ALIVE_TIMEOUT_MS: "71000",
      HEADERS_TIMEOUT_MS: "7200",
      REQUEST_TIMEOUT_MS: "7300",
      MAX_CONNECTIONS: "74",
    });
    expect(options).toEqual({
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 71_000,
      headersTimeout: 7200,
      requestTimeout: 7300,
      requireHostHeader: false,
    });
    expect([server.timeout, server.maxConnections]).toEqual([7300, 74]);
  });

  it("lets 4,096 connections wait to be accepted, so that none of a burst waits for a second", async () => {
    const server = http.createServer();
    const asked = vi.spyOn(server, "listen");
    onTestFinished(async () => void (await once(server.close(), "close")));
    await listen(server, "PORT", 0, "127.0.0.1");
    expect(asked.mock.calls).toEqual([[{ port: 0, host: "127.0.0.1", backlog: 4096 }]]);
  });

  it("asks visitors of an overloaded site to come back after two seconds", async () => {
    const { get, documents } = await siteOfOneTest();
    vi.spyOn(documents.queue, "add").mockRejectedValue(Object.assign(new Error("full"), { status: 503 }));
    const { status, headers } = await get("/about");
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  });
});
