import { expect, it } from "vitest";
import { readyBalancer } from "../support/balancer";
import { healthyInstance } from "../support/balancerInstances";
import { servingServer } from "../support/builtServer";
import { rawRequest, statusLineOf } from "../support/rawRequest";
import { until } from "../support/until";

/** More searches than a client may make in ten seconds. */
const TOO_MANY = 110;

it("logs each request as a line of JSON, under an id of its own that the site's log has, too", async () => {
  const site = await servingServer();
  await until(async () => (await fetch(`${site.origin}/readyz`)).ok);
  const balancer = await readyBalancer([site.port, site.port]);
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  await fetch(`${balancer.origin}/about?email=ann@site.example`, {
    headers: { "X-Request-Id": 'x"} injected', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  const missing = await fetch(`${balancer.origin}/no-such`, {
    headers: { "X-Request-Id": "of-somebody-else" },
  });
  await rawRequest(
    balancer.port,
    'GET /"}\\{" HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\r\nX-Request-Id: b\r\nConnection: close\r\n\r\n',
  );
  await fetch(`${balancer.origin}/${"x".repeat(400)}`);
  // A line is written once its connection is closed, and not before the next request.
  await until(() => balancer.logged().length === 4);
  await rawRequest(balancer.port, 'no "request\r\n\r\n');
  await fetch(`${balancer.origin}/healthz`);
  const ofSite = () => site.logged().filter(({ id }) => id !== undefined);
  await until(() => balancer.logged().length === 5 && ofSite().length === 4);

  const shared = ({ id, method, path, status }: Readonly<Record<string, unknown>>) => ({
    id,
    method,
    path,
    status,
  });
  const [about, notFound, odd, long, unreadable] = balancer.logged();
  expect([about, notFound, odd, long].map((line) => shared(line ?? {}))).toEqual(ofSite().map(shared));
  expect(about).toMatchObject({
    path: "/about",
    status: 200,
    client: "127.0.0.0",
    ended: "--",
    retries: "0",
  });
  expect(["a", "b"]).toContain(about?.["instance"]);
  for (const name of ["ms", "receiveMs", "queueMs", "connectMs", "responseMs", "bytes"])
    expect(about?.[name]).toBeGreaterThanOrEqual(0);
  expect(ofSite()[0]).toMatchObject({ trace_id: trace });
  expect(about?.["id"]).toMatch(/^[\da-f-]{36}$/);
  expect(missing.headers.get("x-request-id")).toBe(notFound?.["id"]);
  expect(odd?.["path"]).toBe('/"}\\{"');
  expect(String(long?.["path"]).length).toBeLessThan(400);
  expect(unreadable).toMatchObject({ client: "127.0.0.0", status: 400, ended: "PR" });
  // Nothing beside these lines, and in them nothing of what a visitor typed or claimed.
  expect(balancer.written().trim().split("\n")).toHaveLength(5);
  expect(balancer.written()).not.toMatch(/ann@|injected|somebody|127\.0\.0\.1/);
});

it("logs the whole address for those who ask for it", async () => {
  const { port } = await healthyInstance((_request, response) => void response.end());
  const { origin, logged } = await readyBalancer([port, port], { SITE_LOG_CLIENT_BITS: "32,128" });
  await fetch(origin);
  await until(() => logged().length === 1);
  expect(logged()[0]?.["client"]).toBe("127.0.0.1");
});

it("counts what visitors got, its own 429 and 502 among them, for its admin address alone", async () => {
  let isDown = false;
  const { port } = await healthyInstance(
    ({ socket }, response) => void (isDown ? socket.destroy() : response.end("site")),
  );
  const balancer = await readyBalancer([port, port], { SITE_RETRIES: "0" });
  const ask = async (path: string) => (await fetch(balancer.origin + path)).status;
  expect(await (await fetch(`${balancer.origin}/metrics`)).text()).toBe("site");
  expect((await fetch(`${balancer.adminOrigin}/`)).status).toBe(404);
  const searches = await Promise.all(Array.from({ length: TOO_MANY }, () => ask("/blog?q=care")));
  const refused = searches.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  isDown = true;
  expect(await statusLineOf(balancer.port, "GET")).toBe("HTTP/1.1 502 Bad Gateway");
  const wanted = [
    `haproxy_frontend_requests_denied_total{proxy="site"} ${refused}`,
    `haproxy_frontend_http_responses_total{proxy="site",code="2xx"} ${TOO_MANY - refused + 1}`,
    `haproxy_frontend_http_responses_total{proxy="site",code="4xx"} ${refused}`,
    'haproxy_frontend_http_responses_total{proxy="site",code="5xx"} 1',
    'haproxy_server_http_responses_total{proxy="instances",server="a",code="5xx"} 0',
    'haproxy_server_http_responses_total{proxy="instances",server="b",code="5xx"} 0',
  ];
  // HAProxy counts a response when it has ended, which may be after its client has it.
  await expect
    .poll(async () => (await balancer.metrics()).split("\n"))
    .toEqual(expect.arrayContaining(wanted));
});
