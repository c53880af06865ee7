import { once } from "node:events";
import { connect, type Socket } from "node:net";
import supertest from "supertest";
import { afterEach, describe, expect, it } from "vitest";
import { readyResponse } from "../../server/http/readyResponse";
import { until } from "../support/builtServer";
import { startSourceSite } from "../support/sourceSite";

const MIB = 1024 * 1024;
/** Node looks every second for requests whose time is up. */
const SOON_MS = 3000;

let close: (() => Promise<void>) | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await close?.();
});

async function siteWith(settings: Readonly<Record<string, string>>) {
  const site = await startSourceSite(settings);
  ({ close } = site);
  return { ...site, get: (path: string) => supertest(site.server).get(path) };
}

/** Sends the beginning of something, and resolves to what came back when the server closed, and after how long. */
async function sendAndWait(port: number, beginning: string) {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  sockets.add(socket);
  let received = "";
  socket.on("data", (text) => (received += String(text)));
  socket.on("error", () => undefined);
  const started = Date.now();
  socket.write(beginning);
  await once(socket, "close");
  return { status: Number(received.split(" ")[1]), ms: Date.now() - started };
}

describe("what an operator sets", () => {
  it("is said of pages to caches: PAGE_CACHE_CONTROL", async () => {
    const { get, documents } = await siteWith({ PAGE_CACHE_CONTROL: "private, max-age=7" });
    expect((await get("/about")).headers["cache-control"]).toBe("private, max-age=7");
    await documents.prepareAll();
    expect((await get("/about")).headers["cache-control"]).toBe("private, max-age=7");
    expect((await get("/nope")).headers["cache-control"]).toBe("no-store");
  });

  it("is how long browsers insist on https: HSTS_MAX_AGE", async () => {
    const { get } = await siteWith({ HSTS_MAX_AGE: "60" });
    for (const path of ["/about", "/robots.txt"])
      expect((await get(path)).headers["strict-transport-security"], path).toBe("max-age=60");
  });

  it("is how much memory pages take: PAGE_CACHE_BYTES", async () => {
    const { ready } = await siteWith({ PAGE_CACHE_BYTES: String(2 * MIB) });
    const identity = [Buffer.alloc(MIB / 4)];
    for (let page = 0; page < 10; page += 1)
      ready.add(
        `/${page}`,
        readyResponse({ status: 200, headers: {}, bodies: { identity }, isStreamed: true }),
      );
    expect(ready.bytes).toBeGreaterThan(1.5 * MIB);
    expect(ready.bytes).toBeLessThanOrEqual(2 * MIB);
  });

  it("is whose word on the visitor's address is logged: TRUST_PROXY", async () => {
    for (const [proxies, client] of [
      ["0", undefined],
      ["1", "203.0.113.7"],
    ] as const) {
      const { get, logged } = await siteWith({ TRUST_PROXY: proxies });
      await get("/about?email=ann@site.example").set("X-Forwarded-For", "6.6.6.6, 203.0.113.7");
      await until(() => logged().includes("/about"));
      const [line = "{}"] = logged().split("\n");
      const { client: found, path } = JSON.parse(line) as { client?: string; path: string };
      expect({ found, path }).toEqual({ found: client, path: "/about" });
      expect(logged()).not.toContain("ann@");
      await close?.();
      close = undefined;
    }
  });

  it("is what is logged at all: LOG_LEVEL", async () => {
    const { get, logged } = await siteWith({ LOG_LEVEL: "error" });
    await get("/about");
    expect(logged()).toBe("");
  });

  it("is how long an idle connection stays open: KEEP_ALIVE_TIMEOUT_MS", async () => {
    const { port } = await siteWith({ KEEP_ALIVE_TIMEOUT_MS: "200" });
    const { status, ms } = await sendAndWait(port, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(status).toBe(200);
    expect(ms).toBeGreaterThanOrEqual(190);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it("is how long the headers of a request may take: HEADERS_TIMEOUT_MS", async () => {
    const { port } = await siteWith({ HEADERS_TIMEOUT_MS: "100" });
    const { status, ms } = await sendAndWait(port, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect(status).toBe(408);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it("is how long a connection may say nothing: REQUEST_TIMEOUT_MS", async () => {
    const { port } = await siteWith({ REQUEST_TIMEOUT_MS: "200", HEADERS_TIMEOUT_MS: "100" });
    const { ms } = await sendAndWait(port, "");
    expect(ms).toBeLessThan(SOON_MS);
  });

  it("is how many connections are held at once: MAX_CONNECTIONS", async () => {
    const { port } = await siteWith({ MAX_CONNECTIONS: "1" });
    const held = connect(port, "127.0.0.1");
    sockets.add(held);
    held.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(held, "data");
    const { status } = await sendAndWait(port, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(status).toBeNaN();
  });
});
