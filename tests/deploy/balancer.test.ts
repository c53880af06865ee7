import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readSettings } from "../../server/settings";
import { startBalancer } from "../support/balancer";
import { servingServer } from "../support/builtServer";
import { openConnection, rawRequest } from "../support/rawRequest";
import { until } from "../support/until";

/** More searches than a client may make in ten seconds. */
const TOO_MANY = 110;
/** As many as an office behind one address may make in that time. */
const MANY_SEARCHES = 80;
/** More connections than a client may have at once. */
const TOO_MANY_CONNECTIONS = 510;
/** As many as an office behind one address may need. */
const MANY_CONNECTIONS = 400;

/** A server on a free port. */
async function listening(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const die = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, die };
}

/** An instance that passes its checks and treats every other request like this. It ends with the test. */
async function instance(listener: RequestListener) {
  const started = await listening((request, response) =>
    request.url === "/readyz" ? response.end() : listener(request, response),
  );
  onTestFinished(started.die);
  return started;
}

const activeServers = /^haproxy_backend_active_servers\{proxy="instances"\} (\d+)$/m;

const A_GETS_NO_NEW_REQUESTS = 'haproxy_server_status{proxy="instances",server="a",state="NOLB"} 1';

/** A request on a connection of its own: on one that is used again, HAProxy leaves it to the client to try again. */
const lineOf = async (port: number, method: string) => {
  const response = await rawRequest(port, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return response.split("\r\n", 1)[0];
};

/** The balancer, once both instances have passed their checks. */
async function readyBalancer(...parameters: Parameters<typeof startBalancer>) {
  const balancer = await startBalancer(...parameters);
  await until(async () => activeServers.exec(await balancer.metrics())?.[1] === "2");
  return balancer;
}

describe("between an instance and one that fails each request", () => {
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let a: Awaited<ReturnType<typeof listening>>;
  let b: Awaited<ReturnType<typeof listening>>;
  let isStopping = false;
  let endSlowResponse = () => {};
  const atLeft = { isAsked: false, isLeft: false };
  /** What the other instance was asked for. */
  const failed = new Set<unknown>();

  beforeAll(async () => {
    a = await listening(({ headers, url }, response) => {
      if (url === "/readyz" && isStopping) response.statusCode = 503;
      if (url === "/left") {
        atLeft.isAsked = true;
        return void response.once("close", () => (atLeft.isLeft = true));
      }
      if (url !== "/slow") return void response.end(JSON.stringify(headers));
      isStopping = true;
      endSlowResponse = () => response.end("whole");
    });
    b = await listening(({ url, socket }, response) => {
      if (url === "/readyz") return void response.end();
      failed.add(url);
      socket.destroy();
    });
    balancer = await readyBalancer([a.port, b.port]);
  });
  afterAll(() => {
    a.die();
    b.die();
  });

  const ask = (path: string) => fetch(balancer.origin + path);
  const statuses = async (path: string) =>
    new Set(await Promise.all(Array.from({ length: TOO_MANY }, async () => (await ask(path)).status)));

  it("hands on each request with its client's address and protocol", async () => {
    const ofClient = { "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" };
    for (let request = 0; request < 2; request += 1)
      expect(await (await ask("/")).json()).toMatchObject(ofClient);
    // One of them was tried at the other instance before.
    expect(failed).toContain("/");
  });

  it("refuses nothing but the searches of a client who searches too much", async () => {
    expect(await statuses("/blog?q=care")).toEqual(new Set([200, 429]));
    expect(await statuses("/blog")).toEqual(new Set([200]));
  });

  it("ends the request of a visitor who left", async () => {
    const leaver = openConnection(balancer.port, "GET /left HTTP/1.1\r\nHost: x\r\n\r\n");
    await until(() => atLeft.isAsked);
    leaver.socket.destroy();
    await until(() => atLeft.isLeft);
    const ofLeaver = () => balancer.logged().filter(({ path }) => path === "/left");
    await until(() => ofLeaver().length > 0);
    // By the client, while the balancer waited for the response. By its own time limit it would be "sH".
    expect(ofLeaver()).toMatchObject([{ ended: "CH" }]);
  });

  it("hands on the whole response of an instance that stops meanwhile", async () => {
    const slow = ask("/slow");
    await until(async () => (await balancer.metrics()).includes(A_GETS_NO_NEW_REQUESTS));
    endSlowResponse();
    expect(await (await slow).text()).toBe("whole");
  });

  it("complains of nothing but instances that stop", async () => {
    balancer.child.kill("SIGKILL");
    expect(await balancer.complaints).not.toMatch(/\[(?:WARNING|ALERT)\] +\(\d+\) : (?!Server)/);
  });
});

it("loses no request while it finds that an instance has died", async () => {
  const respond: RequestListener = (_request, response) => void response.end();
  const [a, b] = [await instance(respond), await instance(respond)];
  const { origin } = await readyBalancer([a.port, b.port]);
  a.die();
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(origin)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it("tries GET and HEAD again where an instance fails, and nothing else, since a form sent twice would be two", async () => {
  const seen: string[] = [];
  const { port } = await instance(({ method = "", socket }) => {
    seen.push(method);
    socket.destroy();
  });
  const balancer = await readyBalancer([port, port], { SITE_RETRIES: "1" });
  for (const method of ["POST", "PUT", "DELETE", "GET", "HEAD"])
    expect(await lineOf(balancer.port, method)).toBe("HTTP/1.1 502 Bad Gateway");
  expect(seen).toEqual(["POST", "PUT", "DELETE", "GET", "GET", "HEAD", "HEAD"]);
});

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
  const { port } = await instance((_request, response) => void response.end());
  const { origin, logged } = await readyBalancer([port, port], { SITE_LOG_CLIENT_BITS: "32,128" });
  await fetch(origin);
  await until(() => logged().length === 1);
  expect(logged()[0]?.["client"]).toBe("127.0.0.1");
});

it("counts what visitors got, its own 429 and 502 among them, for its admin address alone", async () => {
  let isDown = false;
  const { port } = await instance(
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
  expect(await lineOf(balancer.port, "GET")).toBe("HTTP/1.1 502 Bad Gateway");
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

/** A file with a key and a certificate that nobody signed, as `bind … ssl crt` takes it. It is deleted after the test. */
function selfSignedCertificate(): string {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, certificate, both] = ["key.pem", "certificate.pem", "site.pem"].map((name) =>
    join(folder, name),
  );
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  spawnSync("openssl", [...request, "-keyout", `${key}`, "-out", `${certificate}`], { stdio: "ignore" });
  writeFileSync(`${both}`, readFileSync(`${certificate}`, "utf8") + readFileSync(`${key}`, "utf8"));
  return `${both}`;
}

/** Asks over one connection of HTTP/2, for which the target is absolute in HAProxy, for all of these paths. */
async function askOverHttp2(origin: string, paths: readonly string[]) {
  const session = connect(origin, { rejectUnauthorized: false });
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const stream = session.request({ ":path": path });
      const [headers] = (await once(stream, "response")) as [{ readonly ":status"?: number }];
      stream.close();
      return headers[":status"];
    }),
  );
  const protocol = session.alpnProtocol;
  session.close();
  return { statuses: new Set(statuses), protocol };
}

const respondWithHeaders: RequestListener = ({ headers, url }, response) =>
  void response.end(JSON.stringify({ ...headers, url }));

it("ends TLS where it has a certificate, speaks HTTP/2, and limits searches there as elsewhere", async () => {
  const { port } = await instance(respondWithHeaders);
  const { origin, tlsOrigin } = await readyBalancer(
    [port, port],
    { PUBLIC_ORIGIN: "https://www.site.example" },
    { certificate: selfSignedCertificate() },
  );
  const searches = Array.from({ length: TOO_MANY }, (_, each) => `/blog?q=care${each}`);
  expect(await askOverHttp2(tlsOrigin, ["/blog"])).toEqual({ statuses: new Set([200]), protocol: "h2" });
  expect(await askOverHttp2(tlsOrigin, searches)).toMatchObject({ statuses: new Set([200, 429]) });

  const plain = await fetch(`${origin}/about?a=b`, { redirect: "manual" });
  expect(plain.status).toBe(301);
  // At another port than visitors came to, which may be none for https.
  expect(plain.headers.get("location")).toBe("https://www.site.example/about?a=b");
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

it("asks both instances where neither passes its checks", async () => {
  const overloaded = async (name: string) => {
    const { port, die } = await listening(({ url }, response) => {
      if (url === "/readyz") response.statusCode = 503;
      response.end(name);
    });
    onTestFinished(die);
    return port;
  };
  const balancer = await startBalancer([await overloaded("a"), await overloaded("b")]);
  await until(async () => activeServers.exec(await balancer.metrics())?.[1] === "0");
  const bodies = await Promise.all(
    Array.from({ length: 4 }, async () => (await fetch(balancer.origin)).text()),
  );
  expect(new Set(bodies)).toEqual(new Set(["a", "b"]));
});

describe("behind another balancer, which names each visitor by the PROXY protocol", () => {
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let site: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    site = await listening((_request, response) => void response.end());
    balancer = await readyBalancer([site.port, site.port], {}, { acceptsProxyLine: true });
  });
  afterAll(() => site.die());

  const proxyLine = (address: string) =>
    address.includes(":")
      ? `PROXY TCP6 ${address} 2001:db8::1 4000 80\r\n`
      : `PROXY TCP4 ${address} 192.0.2.1 4000 80\r\n`;
  const statusFor = async (address: string, path = "/") => {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    return (await rawRequest(balancer.port, proxyLine(address) + request)).slice(0, "HTTP/1.1 200".length);
  };

  it("limits searches of one network of IPv6 as those of one client, and lets others search", async () => {
    const addresses = Array.from(
      { length: TOO_MANY },
      (_, host) => `2001:db8:0:1::${(host + 1).toString(16)}`,
    );
    const statuses = await Promise.all(addresses.map((address) => statusFor(address, "/blog?q=care")));
    expect(new Set(statuses)).toEqual(new Set(["HTTP/1.1 200", "HTTP/1.1 429"]));
    expect(statuses.filter((line) => line.endsWith("200")).length).toBeGreaterThan(MANY_SEARCHES);
    expect(await statusFor("2001:db8:0:2::1", "/blog?q=care")).toBe("HTTP/1.1 200");
  });

  it("refuses connections of a visitor who has too many, and none of another one", async () => {
    const connections = Array.from({ length: TOO_MANY_CONNECTIONS }, () =>
      openConnection(balancer.port, proxyLine("203.0.113.9")),
    );
    onTestFinished(() => {
      for (const { socket } of connections) socket.destroy();
    });
    await Promise.any(connections.map(({ closed }) => closed));
    expect(await statusFor("198.51.100.7")).toBe("HTTP/1.1 200");
    const held = connections.filter(({ socket }) => !socket.closed);
    expect(held.length).toBeGreaterThan(MANY_CONNECTIONS);
  });

  it("logs the network of each visitor, and of what it cannot read no address", async () => {
    await statusFor("198.51.100.7", "/logged");
    await rawRequest(balancer.port, "GET / HTTP/1.1\r\n\r\n");
    const ofVisitor = () => balancer.logged().find(({ path }) => path === "/logged");
    await until(
      () => ofVisitor() !== undefined && balancer.logged().some(({ error }) => error !== undefined),
    );
    const line = ofVisitor();
    expect(line).toMatchObject({ client: "198.51.100.0" });
    expect(balancer.written()).not.toMatch(/127\.0\.0\.|^[^{]/m);
  });
});

const configuration = readFileSync("deploy/haproxy.cfg", "utf8");
const milliseconds = (timeout: string) =>
  Number(new RegExp(`^ +timeout ${timeout} (\\d+)s$`, "m").exec(configuration)?.[1]) * 1000;

it("gives up on an idle connection before the site does, and never waits for a request longer than it", () => {
  const settings = readSettings({});
  expect(milliseconds("http-keep-alive")).toBeLessThan(settings.KEEP_ALIVE_TIMEOUT_MS);
  expect(milliseconds("http-request")).toBeLessThanOrEqual(settings.HEADERS_TIMEOUT_MS);
  expect(milliseconds("http-request")).toBeLessThan(settings.REQUEST_TIMEOUT_MS);
});

it("has noticed that an instance stops before that takes no more requests", () => {
  const [, interval, checks] = /\binter (\d+)ms fall (\d+)\b/.exec(configuration) ?? [];
  // A check may be on its way for as long as it is given.
  const noticedMs = Number(interval) * Number(checks) + milliseconds("check");
  expect(readSettings({}).SHUTDOWN_DELAY_MS).toBeGreaterThan(noticedMs);
});

it("holds fewer connections than an instance does, and has some left for its own metrics", () => {
  const [all = NaN, ofVisitors = NaN] = [...configuration.matchAll(/^ +maxconn (\d+)$/gm)].map(([, value]) =>
    Number(value),
  );
  expect(all).toBeLessThan(readSettings({}).MAX_CONNECTIONS);
  expect(ofVisitors).toBeLessThan(all);
});
