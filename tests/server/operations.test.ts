import supertest from "supertest";
import { expect, it } from "vitest";
import { openConnection, rawRequest } from "../support/rawRequest";
import { siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";

it("says whether it takes requests, and with which release", async () => {
  const { get, context } = await siteOfOneTest({ RELEASE: "1.2.3" });
  const probe = async (path: string) => {
    const { status, text } = await get(path);
    return `${status} ${text}`;
  };
  expect(await probe("/readyz")).toBe("503 starting, release 1.2.3\n");
  expect(await probe("/healthz")).toBe("200 ok, release 1.2.3\n");
  context.state.isPrepared = true;
  expect(await probe("/readyz")).toBe("200 ok, release 1.2.3\n");
  context.state.isStopping = true;
  expect(await probe("/readyz")).toBe("503 stopping, release 1.2.3\n");
  // Errors included, such as of a failed precondition.
  for (const ifMatch of ["*", '"another"']) {
    const request = get("/favicon.svg").set("Connection", "keep-alive").set("If-Match", ifMatch);
    expect((await request).headers["connection"]).toBe("close");
  }
});

it("logs a line for each request but probes, without the query, under the caller's id", async () => {
  const { get, logged } = await siteOfOneTest();
  const caller = { "X-Request-Id": "trace-7/a", "X-Forwarded-For": "6.6.6.6, ::1" };
  const referrer = "https://site.example/blog?q=ann@site.example";
  await get("/about?email=ann@site.example").set({ ...caller, Referer: referrer });
  const odd = await get("/no%0A%22such").set("X-Request-Id", 'x"} injected');
  for (const path of ["/healthz", "/readyz", `/${"x".repeat(400)}`]) await get(path);
  await until(() => logged().length >= 3);
  const [about, ...others] = logged();
  expect(about).toMatchObject({ id: "trace-7/a", method: "GET", path: "/about", status: 200 });
  expect([about?.["ms"], about?.["bytes"]].every((measured) => Number(measured) > 0.01)).toBe(true);
  expect(about?.["ms"]).toBeLessThan(10_000);
  expect(odd.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  expect(others).toEqual([
    expect.objectContaining({ id: odd.headers["x-request-id"], path: "/no%0A%22such", status: 400 }),
    expect.objectContaining({ path: `/${"x".repeat(299)}`, status: 404 }),
  ]);
  expect(JSON.stringify(logged())).not.toContain("ann@");
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
])("logs with %j as the visitor's address: %s", async (environment, address) => {
  const { get, logged } = await siteOfOneTest(environment);
  await get("/about").set("X-Forwarded-For", "6.6.6.6, 203.0.113.7");
  await until(() => logged().length === 1);
  expect(logged()[0]?.["client"]).toBe(address);
  const allAddresses = JSON.stringify(logged()).match(/(?:\d+\.){3}\d+/g) ?? [];
  expect(allAddresses).toEqual(address === undefined ? [] : [address]);
});

it("logs for each request on a connection its own bytes, and with 499 which visitor left before all was sent", async () => {
  const patience = { HEADERS_TIMEOUT_MS: "1000", REQUEST_TIMEOUT_MS: "1000" };
  const { logged, port, documents, get } = await siteOfOneTest(patience);
  const robots = "GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n";
  const { socket } = openConnection(port, robots);
  await until(() => logged().length === 1);
  socket.write(robots);
  await until(() => logged().length === 2);
  let finish = () => {};
  void documents.queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await until(() => documents.queue.waiting === 0);
  socket.write("GET /about HTTP/1.1\r\nHost: x\r\n\r\n");
  await until(() => documents.queue.waiting === 1);
  socket.destroy();
  await until(() => logged().length === 3);
  finish();
  const [first, second, left] = logged();
  expect(second?.["bytes"]).toBe(first?.["bytes"]);
  expect(left).toMatchObject({ path: "/about", status: 499, bytes: 0 });
  await get("/about");
  // Who stops reading what is ready has left, too.
  openConnection(port, "GET /about HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500)).socket.pause();
  await until(() => logged().at(-1)?.["status"] === 499);
});

it("counts requests for Prometheus by page, method and status, and what else it does", async () => {
  const settings = { ADMIN_PORT: "0", RELEASE: "1.2.3", MAX_CONNECTIONS: "5" };
  const { request, metrics, port, documents, ready } = await siteOfOneTest(settings);
  const paths = [
    "/about",
    "/about?x",
    "/no",
    "/no",
    "/get-started",
    "/assets/x",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/%",
  ];
  for (const path of paths) await request().get(path);
  // The page, and the one for what is not there.
  await until(() => ready.size === 2);
  await request().head("/about");
  await request().post("/contact");
  await request().delete("/nope");
  await rawRequest(port, "no request\r\n\r\n");
  const connections = Array.from({ length: 6 }, () => openConnection(port, ""));
  await Promise.race(connections.map(({ closed }) => closed));
  if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
  const { headers, text } = await supertest(metrics.server).get("/metrics");
  expect([headers["cache-control"], headers["x-powered-by"]]).toEqual(["no-store", undefined]);
  const linesOf = (name: string) => text.split("\n").filter((line) => new RegExp(`^${name}\\b`).test(line));
  expect(linesOf("http_requests_total").toSorted()).toEqual([
    'http_requests_total{page="/about",method="GET",status="200"} 2',
    'http_requests_total{page="/about",method="HEAD",status="200"} 1',
    'http_requests_total{page="/contact",method="POST",status="405"} 1',
    'http_requests_total{page="asset",method="GET",status="404"} 1',
    'http_requests_total{page="moved",method="GET",status="301"} 1',
    'http_requests_total{page="other",method="GET",status="200"} 1',
    'http_requests_total{page="other",method="GET",status="400"} 1',
    'http_requests_total{page="other",method="GET",status="404"} 2',
    'http_requests_total{page="other",method="other",status="405"} 1',
    'http_requests_total{page="probe",method="GET",status="200"} 1',
    'http_requests_total{page="probe",method="GET",status="503"} 1',
  ]);
  for (const line of [
    'http_requests_refused_total{status="400"} 1',
    'http_request_duration_seconds_bucket{le="10",page="/about"} 3',
    "http_requests_under_way 0",
    `page_renders_total ${documents.queue.renders}`,
    'build_info{release="1.2.3"} 1',
    `page_cache_hits_total ${documents.hits}`,
    `page_cache_bytes ${ready.calculatedSize}`,
  ])
    expect(text.split("\n")).toContain(line);
  expect(Math.min(documents.hits, ready.calculatedSize)).toBeGreaterThan(0);
  expect(text).toMatch(/^http_connections [1-5]$/m);
  expect(text).toMatch(/^http_connections_dropped_total [1-5]$/m);
});
