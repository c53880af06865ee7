import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readySite } from "../support/testSite";
import { rawRequest } from "../support/rawRequest";

let site: Awaited<ReturnType<typeof readySite>>;
beforeAll(async () => {
  site = await readySite();
}, 60_000);
afterAll(() => site.close());

/** The head of the answer, without what changes from second to second. */
async function headOf(lines: readonly string[], version = "1.1"): Promise<string> {
  const answer = await rawRequest(
    site.port,
    `HEAD /about HTTP/${version}\r\n${["Host: x", ...lines].map((line) => `${line}\r\n`).join("")}\r\n`,
    (received) => received.includes("\r\n\r\n"),
  );
  return answer.replace(/^Date: .*\r\n/m, "");
}

it("ready answers have the same head whether Node writes it or it is remembered", async () => {
  const first = await headOf([]);
  const next = await Promise.all(Array.from({ length: 5 }, () => headOf([])));
  expect(new Set([first, ...next]).size).toBe(1);
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(first).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n$/);
});

it("what one visitor's answer says of the connection and of the request's id reaches no other", async () => {
  const usual = await headOf([]);
  const closing = await headOf(["Connection: close"]);
  const old = await headOf([], "1.0");
  const traced = await headOf(["X-Request-Id: trace-1"]);
  for (const head of [closing, old]) {
    expect(head).toContain("\r\nConnection: close\r\n");
    expect(head).not.toContain("Keep-Alive");
  }
  expect(traced).toContain("\r\nX-Request-Id: trace-1\r\n");
  expect(await headOf([])).toBe(usual);
  const rest = (head: string) =>
    head.split("\r\n").filter((line) => !/^(?:Connection|Keep-Alive|X-Request-Id):/.test(line));
  for (const head of [closing, old, traced]) expect(rest(head).toSorted()).toEqual(rest(usual).toSorted());
});

it("answers to several requests in one go come in their order, each whole", async () => {
  const requests = ["/about", "/contact", "/about", "/login"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  const received = await rawRequest(
    site.port,
    `${requests.join("")}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  const titles = [...received.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    expect.stringContaining("About"),
    expect.stringContaining("Contact"),
    expect.stringContaining("About"),
    expect.stringContaining("Sign In"),
    expect.stringContaining("From Invisible"),
  ]);
  expect(received.match(/HTTP\/1\.1 200 OK\r/g)).toHaveLength(5);
});

it.each(["br", "gzip", "identity"])(
  "bodies, small and large, are the same bytes behind a remembered head as behind Node's: %s",
  async (encoding) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const askFor = async (path: string, method: string, via: Agent | false) => {
      const outgoing = httpRequest({
        host: "127.0.0.1",
        port: site.port,
        path,
        method,
        agent: via,
        headers: { "Accept-Encoding": encoding },
      });
      outgoing.end();
      const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
      return Buffer.concat(await answer.toArray());
    };
    for (const path of ["/", "/login", site.site.manifest.stylesheet.href]) {
      const byNode = await askFor(path, "GET", false);
      expect(byNode.length).toBeGreaterThan(1_000);
      for (const method of ["GET", "GET", "HEAD", "GET"]) {
        const remembered = await askFor(path, method, agent);
        expect(remembered.equals(method === "HEAD" ? Buffer.alloc(0) : byNode)).toBe(true);
      }
    }
    agent.destroy();
  },
);

it("the date goes on", async () => {
  const dateIn = async () => {
    const answer = await rawRequest(site.port, "HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n", (received) =>
      received.includes("\r\n\r\n"),
    );
    return Date.parse(/^Date: (.*)\r$/m.exec(answer)?.[1] ?? "");
  };
  const started = await dateIn();
  await vi.waitUntil(async () => (await dateIn()) > started, { timeout: 5_000, interval: 100 });
  expect(Math.abs((await dateIn()) - Date.now())).toBeLessThan(3_000);
});
