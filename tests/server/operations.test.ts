import supertest from "supertest";
import { expect, it, onTestFinished, vi } from "vitest";
import type { RenderQueue } from "../../server/documents/renderQueue";
import { openConnection, rawRequest } from "../support/rawRequest";
import { siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";

const ROBOTS = "GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n";
const ABOUT = "GET /about HTTP/1.1\r\nHost: x\r\n\r\n";

/** Begins a rendering, so that others wait. Resolves to what ends it. */
async function occupy(queue: RenderQueue): Promise<() => void> {
  let finish = () => {};
  void queue.render(() => new Promise<void>((resolve) => (finish = resolve)));
  await until(() => queue.renders === 1);
  return () => finish();
}

it("says that it is alive, and with which release", async () => {
  const { get } = await siteOfOneTest({ RELEASE: "1.2.3" });
  const { status, text } = await get("/healthz");
  expect(`${status} ${text}`).toBe("200 ok, release 1.2.3\n");
});

it.each([
  ["503 starting", {}],
  ["200 ok", { isPrepared: true }],
  ["503 stopping", { isPrepared: true, isStopping: true }],
])("says whether it takes requests: %s with %j", async (answer, state) => {
  const { get, context } = await siteOfOneTest({ RELEASE: "1.2.3" });
  Object.assign(context.state, state);
  const { status, text } = await get("/readyz");
  expect(`${status} ${text}`).toBe(`${answer}, release 1.2.3\n`);
});

it.each([
  ["a response", "*"],
  ["an error, such as of a failed precondition", '"another"'],
])("closes a connection after %s while it stops", async (_what, ifMatch) => {
  const { get, context } = await siteOfOneTest();
  context.state.isStopping = true;
  const request = get("/favicon.svg").set("Connection", "keep-alive").set("If-Match", ifMatch);
  expect((await request).headers["connection"]).toBe("close");
});

it("logs a line for each request but probes", async () => {
  const { get, logged } = await siteOfOneTest();
  for (const path of ["/about", "/no%0A%22such", "/healthz", "/readyz", `/${"x".repeat(400)}`])
    await get(path);
  await until(() => logged().length >= 3);
  expect(logged()).toEqual([
    expect.objectContaining({ method: "GET", path: "/about", status: 200 }),
    expect.objectContaining({ path: "/no%0A%22such", status: 400 }),
    expect.objectContaining({ path: `/${"x".repeat(299)}`, status: 404 }),
  ]);
});

it("logs neither the query nor the referrer, which may say who somebody is", async () => {
  const { get, logged } = await siteOfOneTest();
  const referrer = "https://site.example/blog?q=ann@site.example";
  await get("/about?email=ann@site.example").set({ Referer: referrer });
  await until(() => logged().length === 1);
  expect(JSON.stringify(logged())).not.toContain("ann@");
});

it("logs and counts an absolute target by its path, without the user and the password that it may hold", async () => {
  const { port, logged, metrics } = await siteOfOneTest({ ADMIN_PORT: "0" });
  for (const target of [
    "http://ann:hunter2@site.example/about",
    "https://ann:hunter2@site.example?q=x",
    "ftp://ann:hunter2@site.example/about",
  ])
    await rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await until(() => logged().length === 3);
  expect(logged().map(({ status, path }) => [status, path])).toEqual([
    [200, "/about"],
    [200, "/"],
    [400, "/about"],
  ]);
  expect(JSON.stringify(logged())).not.toMatch(/ann|hunter2/);
  if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
  const { text } = await supertest(metrics.server).get("/metrics");
  expect(text).toContain('http_requests_total{page="/about",method="GET",status="200"} 1\n');
});

it("logs a request under the caller's id", async () => {
  const { get, logged } = await siteOfOneTest();
  await get("/about").set("X-Request-Id", "trace-7/a");
  await until(() => logged().length === 1);
  expect(logged()[0]?.["id"]).toBe("trace-7/a");
});

it("logs a request under an id of the server's, which its error has, where the caller's could break the line", async () => {
  const { get, logged } = await siteOfOneTest();
  const { headers } = await get("/%").set("X-Request-Id", 'x"} injected');
  await until(() => logged().length === 1);
  expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  expect(logged()[0]?.["id"]).toBe(headers["x-request-id"]);
});

it("logs how many bytes a request sent", async () => {
  const { get, logged } = await siteOfOneTest();
  await get("/about");
  await until(() => logged().length === 1);
  expect(logged()[0]?.["bytes"]).toBeGreaterThan(0);
});

/** Stops the clock by which requests are timed. The test sets what it shows, in milliseconds. */
function stopClock() {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  return (ms: number) => void now.mockReturnValue(ms);
}

it("logs how many milliseconds a request took", async () => {
  const setClock = stopClock();
  const { port, logged, documents } = await siteOfOneTest();
  const finish = await occupy(documents.queue);
  const { closed } = openConnection(port, `${ABOUT.trimEnd()}\r\nConnection: close\r\n\r\n`);
  await until(() => documents.queue.waiting === 1);
  setClock(12.3456);
  finish();
  await closed;
  await until(() => logged().length === 1);
  expect(logged()[0]?.["ms"]).toBe(12.35);
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

it.each([
  [`00-${TRACE}-${PARENT}-01`, TRACE],
  [`cc-${TRACE}-${PARENT}-01-what-the-future-will-be`, TRACE],
  [`cc-${TRACE}-${PARENT}-01.what`, undefined],
  [`00-${TRACE}-${PARENT}-01-more`, undefined],
  [`00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`, undefined],
  [`ff-${TRACE}-${PARENT}-01`, undefined],
  [`00-${"0".repeat(32)}-${PARENT}-01`, undefined],
  [`00-${TRACE}-${"0".repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`, undefined],
  [`00-${TRACE}"}-${PARENT}-01`, undefined],
  ["", undefined],
])("logs of the traceparent %j this trace: %s", async (traceparent, traceId) => {
  const { get, logged } = await siteOfOneTest();
  await get("/about").set("traceparent", traceparent);
  await until(() => logged().length === 1);
  expect(logged()[0]?.["trace_id"]).toBe(traceId);
});

it.each([
  [{}, undefined],
  [{ TRUST_PROXY: "1" }, undefined],
  [{ LOG_CLIENT_ADDRESS: "false", TRUST_PROXY: "1" }, undefined],
  [{ LOG_CLIENT_ADDRESS: "true" }, "127.0.0.1"],
  [{ LOG_CLIENT_ADDRESS: "true", TRUST_PROXY: "1" }, "203.0.113.7"],
  [{ LOG_CLIENT_ADDRESS: "true", TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" }, "203.0.113.7"],
  [{ LOG_CLIENT_ADDRESS: "true", TRUST_PROXY: "10.0.0.0/8" }, "127.0.0.1"],
])("logs with %j as the visitor's address: %s", async (environment, address) => {
  const { get, logged } = await siteOfOneTest(environment);
  await get("/about").set("X-Forwarded-For", "6.6.6.6, 203.0.113.7");
  await until(() => logged().length === 1);
  expect(logged()[0]?.["client"]).toBe(address);
  const allAddresses = JSON.stringify(logged()).match(/(?:\d+\.){3}\d+/g) ?? [];
  expect(allAddresses).toEqual(address === undefined ? [] : [address]);
});

it("logs no address where a proxy forwards something else", async () => {
  const { get, logged } = await siteOfOneTest({ LOG_CLIENT_ADDRESS: "true", TRUST_PROXY: "1" });
  await get("/about").set("X-Forwarded-For", "unknown");
  await until(() => logged().length === 1);
  expect(logged()[0]).not.toHaveProperty("client");
});

it("logs for each request on a connection its own bytes", async () => {
  const { logged, port } = await siteOfOneTest();
  const { socket } = openConnection(port, ROBOTS);
  await until(() => logged().length === 1);
  socket.write(ROBOTS);
  await until(() => logged().length === 2);
  const [first, second] = logged();
  expect(second?.["bytes"]).toBe(first?.["bytes"]);
});

it("logs with 499 and no bytes who left before the response was rendered, also after others on the connection", async () => {
  const { logged, port, documents } = await siteOfOneTest();
  const { socket } = openConnection(port, ROBOTS);
  await until(() => logged().length === 1);
  const finish = await occupy(documents.queue);
  socket.write(ABOUT);
  await until(() => documents.queue.waiting === 1);
  socket.destroy();
  await until(() => logged().length === 2);
  finish();
  expect(logged()[1]).toMatchObject({ path: "/about", status: 499, bytes: 0 });
});
