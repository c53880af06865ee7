import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { activeServers, readyBalancer, startBalancer } from "../support/balancer";
import { healthyInstance, listeningServer } from "../support/balancerInstances";
import { openConnection, rawRequest, statusLineOf } from "../support/rawRequest";
import { until } from "../support/until";

/** More searches than a client may make in ten seconds. */
const TOO_MANY = 110;
/** As many as an office behind one address may make in that time. */
const MANY_SEARCHES = 80;
/** More connections than a client may have at once. */
const TOO_MANY_CONNECTIONS = 510;
/** As many as an office behind one address may need. */
const MANY_CONNECTIONS = 400;

const A_GETS_NO_NEW_REQUESTS = 'haproxy_server_status{proxy="instances",server="a",state="NOLB"} 1';

describe("between an instance and one that fails each request", () => {
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let a: Awaited<ReturnType<typeof listeningServer>>;
  let b: Awaited<ReturnType<typeof listeningServer>>;
  let isStopping = false;
  let endSlowResponse = () => {};
  const atLeft = { isAsked: false, isLeft: false };
  /** What the other instance was asked for. */
  const failed = new Set<unknown>();

  beforeAll(async () => {
    a = await listeningServer(({ headers, url }, response) => {
      if (url === "/readyz" && isStopping) response.statusCode = 503;
      if (url === "/left") {
        atLeft.isAsked = true;
        return void response.once("close", () => (atLeft.isLeft = true));
      }
      if (url !== "/slow") return void response.end(JSON.stringify(headers));
      isStopping = true;
      endSlowResponse = () => response.end("whole");
    });
    b = await listeningServer(({ url, socket }, response) => {
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
  const [a, b] = [await healthyInstance(respond), await healthyInstance(respond)];
  const { origin } = await readyBalancer([a.port, b.port]);
  a.die();
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(origin)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it("tries GET and HEAD again where an instance fails, and nothing else, since a form sent twice would be two", async () => {
  const seen: string[] = [];
  const { port } = await healthyInstance(({ method = "", socket }) => {
    seen.push(method);
    socket.destroy();
  });
  const balancer = await readyBalancer([port, port], { SITE_RETRIES: "1" });
  for (const method of ["POST", "PUT", "DELETE", "GET", "HEAD"])
    expect(await statusLineOf(balancer.port, method)).toBe("HTTP/1.1 502 Bad Gateway");
  expect(seen).toEqual(["POST", "PUT", "DELETE", "GET", "GET", "HEAD", "HEAD"]);
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
  const { port } = await healthyInstance(respondWithHeaders);
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
    const { port, die } = await listeningServer(({ url }, response) => {
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
  let site: Awaited<ReturnType<typeof listeningServer>>;
  beforeAll(async () => {
    site = await listeningServer((_request, response) => void response.end());
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
