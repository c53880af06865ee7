import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "../support/builtServer";
import { rawRequest } from "../support/rawRequest";
import { ENTRY, startSourceSite } from "../support/sourceSite";

let site: Awaited<ReturnType<typeof startSourceSite>>;
beforeAll(async () => {
  site = await startSourceSite();
  await request(site.origin).get("/about");
  await until(() => site.ready.find("/about") !== undefined);
});
afterAll(() => site.close());

const statusOf = async (...lines: readonly string[]) => {
  const response = await rawRequest(site.port, [...lines, "Connection: close", "", ""].join("\r\n"));
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
};

it.each([
  [200, ["GET /about HTTP/1.1", "Host: site.example:8080"]],
  [200, ["GET /about HTTP/1.1", "Host: [::1]:3000"]],
  [200, ["GET /about HTTP/1.0"]],
  [400, ["GET /about HTTP/1.1"]],
  [400, ["GET /about HTTP/1.1", "Host: site.example", "Host: site.example"]],
  [400, ["GET /about HTTP/1.0", "Host: one.example", "Host: other.example"]],
  [400, ["GET /about HTTP/1.1", "Host: site.example/path"]],
  [400, ["GET /about HTTP/1.1", "Host: ann@site.example"]],
  [400, ["GET /about HTTP/1.1", "Host: site example"]],
  [400, ["GET /about HTTP/2.0", "Host: site.example"]],
  [400, ["GET /about HTTP/0.9", "Host: site.example"]],
] as const)("responds with %i to %j", async (status, lines) => {
  expect(await statusOf(...lines)).toBe(status);
});

it("sends 412 where If-Match names another version of a page or an asset, ready or not", async () => {
  for (const path of ["/about", "/about?utm_source=x", ENTRY, "/blog?q=risk"]) {
    const failed = await request(site.origin).get(path).set("If-Match", '"another"');
    expect(failed.status, path).toBe(412);
    expect(failed.headers["cache-control"]).toBe("no-store");
    expect((await request(site.origin).get(path).set("If-Match", "*")).status).toBe(200);
  }
  const { headers } = await request(site.origin).get("/about");
  const named = `"another", ${headers["etag"]}`;
  expect((await request(site.origin).get("/about").set("If-Match", named)).status).toBe(200);
  expect((await request(site.origin).get("/nope").set("If-Match", '"another"')).status).toBe(404);
});

it("sends 412 where a file has changed since If-Unmodified-Since, or is not what If-Match names", async () => {
  const conditions = [
    { "If-Unmodified-Since": "Thu, 01 Jan 2015 00:00:00 GMT" },
    { "If-Match": '"another"' },
  ];
  for (const condition of conditions)
    expect((await request(site.origin).get("/favicon.svg").set(condition)).status).toBe(412);
});

it("logs and counts what Node refuses: a line a second, which says how many had none", async () => {
  const linesLogged = () =>
    site
      .logged()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  const before = linesLogged().length;
  for (let refused = 0; refused < 3; refused += 1) await rawRequest(site.port, "\x16\x03\x01\x02\r\n\r\n");
  await rawRequest(site.port, "CONNECT site.example:443 HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(linesLogged().slice(before)).toEqual([
    expect.objectContaining({ level: 40, status: 400, reason: "HPE_INVALID_METHOD", unlogged: 0 }),
  ]);
  await new Promise((done) => setTimeout(done, 1000));
  await rawRequest(site.port, `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(linesLogged().at(-1)).toMatchObject({ status: 431, reason: "HPE_HEADER_OVERFLOW", unlogged: 3 });
});
