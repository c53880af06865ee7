import { expect, it } from "vitest";
import { openConnection } from "../support/rawRequest";
import { siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";

const ROBOTS = "GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n";

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

it("logs a line for each request but probes", async () => {
  const { get, logged } = await siteOfOneTest();
  for (const path of ["/about", "/no%0A%22such", "/healthz", "/readyz"]) await get(path);
  await until(() => logged().length >= 2);
  expect(logged()).toEqual([
    expect.objectContaining({
      method: "GET",
      path: "/about",
      status: 200,
      ms: expect.any(Number) as number,
    }),
    expect.objectContaining({ path: "/no%0A%22such", status: 400 }),
  ]);
});

it("logs neither the query nor the referrer, which may say who somebody is", async () => {
  const { get, logged } = await siteOfOneTest();
  const referrer = "https://site.example/blog?q=ann@site.example";
  await get("/about?email=ann@site.example").set({ Referer: referrer });
  await until(() => logged().length === 1);
  expect(JSON.stringify(logged())).not.toContain("ann@");
});

it("logs a request under an id of the server's, which its error has, where the caller's could break the line", async () => {
  const { get, logged } = await siteOfOneTest();
  const { headers } = await get("/%").set("X-Request-Id", 'x"} injected');
  await until(() => logged().length === 1);
  expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  expect(logged()[0]?.["id"]).toBe(headers["x-request-id"]);
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

it.each([
  [`00-${TRACE}-${PARENT}-01`, TRACE],
  [`00-${"0".repeat(32)}-${PARENT}-01`, undefined],
  [`00-${TRACE}"}-${PARENT}-01`, undefined],
])("logs of the traceparent %j this trace: %s", async (traceparent, traceId) => {
  const { get, logged } = await siteOfOneTest();
  await get("/about").set("traceparent", traceparent);
  await until(() => logged().length === 1);
  expect(logged()[0]?.["trace_id"]).toBe(traceId);
});

it.each([
  [{}, undefined],
  [{ TRUST_PROXY: "1" }, undefined],
  [{ LOG_CLIENT_ADDRESS: "true" }, "127.0.0.1"],
  [{ LOG_CLIENT_ADDRESS: "true", TRUST_PROXY: "1" }, "203.0.113.7"],
  [{ LOG_CLIENT_ADDRESS: "true", TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" }, "203.0.113.7"],
])("logs with %j as the visitor's address: %s", async (environment, address) => {
  const { get, logged } = await siteOfOneTest(environment);
  await get("/about").set("X-Forwarded-For", "6.6.6.6, 203.0.113.7");
  await until(() => logged().length === 1);
  expect(logged()[0]?.["client"]).toBe(address);
  const allAddresses = JSON.stringify(logged()).match(/(?:\d+\.){3}\d+/g) ?? [];
  expect(allAddresses).toEqual(address === undefined ? [] : [address]);
});

it("logs for each request on a connection its own bytes", async () => {
  const { logged, port } = await siteOfOneTest();
  const { socket } = openConnection(port, ROBOTS);
  await until(() => logged().length === 1);
  socket.write(ROBOTS);
  await until(() => logged().length === 2);
  const [first, second] = logged();
  expect(first?.["bytes"]).toBeGreaterThan(0);
  expect(second?.["bytes"]).toBe(first?.["bytes"]);
});
