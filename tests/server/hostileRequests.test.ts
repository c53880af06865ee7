import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { until } from "../support/builtServer";
import { rawRequest } from "../support/rawRequest";
import { seededRandom } from "../support/seededRandom";
import { ENTRY } from "../support/smallBuild";
import { ORIGIN, sourceSite, startSourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_251_121);
const REQUESTS_PER_FAMILY = 60;
const CONCURRENT = 20;
/** In every request somewhere: a response that holds it has sent the request's own text back. */
const MARK = "zqxmark";

const random = seededRandom(SEED);
const { pick, below } = random;
const words = (text: string) => text.split(" ") as [string, ...string[]];
const path = () => pick(words("/ /about /blog /contact /get-started /assets/x.js /nope"));
const printable = (length: number) =>
  Array.from({ length }, () => String.fromCodePoint(33 + below(94))).join("");

const lines = (target: string, headers: readonly string[] = [], method = "GET", version = "HTTP/1.1") =>
  [`${method} ${target} ${version}`, "Host: site.example", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );

/** One request each; the names stand in the report of a failure. */
const families: Readonly<Record<string, () => string | Buffer>> = {
  "broken percent-encoding": () =>
    lines(`/${MARK}%${pick(["", ...words("% z zz C3 ff E2%98 u0041 0")])}${pick(["", "/about"])}`),
  "control characters and line breaks, encoded": () =>
    lines(`${path()}${pick(words(`%00 %0d%0aX-Evil:%20${MARK} %0a %1b[31m %7f %E2%80%AE`))}${MARK}`),
  "control characters and high bytes, raw": () =>
    Buffer.concat([
      Buffer.from(`GET /${MARK}`),
      random.bytes(1 + below(20)),
      Buffer.from(" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
    ]),
  "long targets, many headers and parameters": () =>
    pick([
      lines(`/${MARK}${printable(below(14_000)).replaceAll("#", "a")}`),
      lines(`/${"a".repeat(17_000)}${MARK}`),
      lines("/", [`X-Long: ${MARK}${"b".repeat(17_000)}`]),
      lines(
        "/about",
        Array.from({ length: 100 + below(400) }, (_, index) => `X-${index}: ${MARK}`),
      ),
      lines(`/blog?${pick(["&", "=&", "a&"]).repeat(10_000)}page=${MARK}`),
      lines(`/blog?${Array.from({ length: 1500 }, (_, index) => `p${index}=1`).join("&")}&page=${MARK}`),
    ]),
  "unusual methods": () =>
    lines(
      path(),
      [`X: ${MARK}`],
      pick(words("POST PUT DELETE OPTIONS TRACE PATCH PROPFIND BREW get CONNECT PRI SOURCE")),
    ),
  "other hosts and dots in the path": () =>
    pick([
      lines(
        `${pick(words("// /// /\\ /%2F /%5C /.// //user@ /\\/\\"))}${MARK}.example${pick(["", ...words("/ /about /%2e%2e /get-started")])}`,
      ),
      lines(
        `${pick(["", ...words("/assets /about /case-studies")])}/${pick(words("../ ..%2f %2e%2e/ ..\\ ....// ..;/")).repeat(1 + below(6))}${pick(words(`etc/passwd server.js manifest.json ${MARK} about`))}`,
      ),
      lines(
        `${pick(words("http:// https:// HTTP:// ftp:// http: javascript:"))}${pick(["", "a b", "[::1]", `${MARK}.example`])}${pick(["", ...words("/ /about //x ?q")])}`,
      ),
    ]),
  "no target, other versions and noise": () =>
    pick([
      "GET\r\n\r\n",
      "GET  HTTP/1.1\r\n\r\n",
      ...words("* about").map((target) => lines(target)),
      ...words("HTTP/0.9 HTTP/1.0 HTTP/2.0 HTTP/9.9 HTTP/1.12 ICY").map((version) =>
        lines("/", [], "GET", version),
      ),
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      Buffer.concat([random.bytes(1 + below(400)), Buffer.from("\r\n\r\n")]),
      `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${printable(60)}\r\n\r\n`,
    ]),
  "conflicting framing": () =>
    lines(
      path(),
      pick([
        ["Content-Length: 5", "Transfer-Encoding: chunked"],
        ["Content-Length: 1", "Content-Length: 2"],
        ["Transfer-Encoding: chunked, identity"],
        ["Content-Length: -1"],
        ["Content-Length: 99999999999999999999"],
        ["Transfer-Encoding: xchunked"],
        [`X-Folded: a\r\n ${MARK}`],
        ["Content-Length : 3"],
      ]),
      pick(["GET", "POST"]),
    ) + `${MARK}\r\n0\r\n\r\n`,
  "ranges and conditions": () =>
    lines(pick(words("/ /favicon.svg /assets/x.js /share/home.png /robots.txt")), [
      `${pick(words("Range If-Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since"))}: ${pick(["Thu, 99 Foo 20xx", ...words(`bytes=0-0 bytes=-1 bytes=9-1 bytes=0-1,2-3,4-5 "${MARK}" * ${MARK} W/`)])}`,
      "Range: bytes=0-10",
    ]),
  "queries that reach for prototypes": () =>
    lines(
      `${path()}?${pick(words("__proto__[x] constructor[prototype][x] a[__proto__][b] toString q[] q[q][q]"))}=${MARK}&page[]=1&topic=${MARK}`,
    ),
  "other hosts, forwarding, expectations and upgrades": () =>
    lines(path(), [
      pick([
        `${pick(words("X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For Forwarded X-Original-URL X-Rewrite-URL X-HTTP-Method-Override Host Referer Cookie X-Request-Id Accept-Encoding Accept"))}: ${MARK}.example${pick(["", "<script>", ", 1.2.3.4", '"', "%0d%0a", ";q=0"])}`,
        "Expect: 100-continue",
        `Expect: ${MARK}`,
        "Upgrade: websocket\r\nConnection: Upgrade",
        "Upgrade: h2c\r\nHTTP2-Settings: AA",
      ]),
    ]),
};

/** What is wrong with a response. */
function faultsOf(response: string): readonly string[] {
  const [head = "", ...rest] = response.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "").split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  const location = /^location: (.*)$/im.exec(head)?.[1];
  const faults = {
    "no status line": !/^HTTP\/1\.1 [2-4]\d\d [A-Z][\w -]*(?:\r\n|$)/.test(head),
    "a stack or a path of the disk":
      /node_modules|\bat [\w.]+ \(|\/(?:work|tmp|home|usr|srv)\/|\.tsx?:\d/.test(response),
    "its own text": (head + body)
      .replaceAll(/^(?:location: \/.*|x-request-id: .*)$/gim, "")
      .replace(/value="[^"]*"|“[^”]*”/g, "")
      .includes(MARK),
    "a redirect off the site": location !== undefined && !/^\/(?![/\\])/.test(location),
    "no policy": !/^content-security-policy: /im.test(head),
    "no cache control": !/^cache-control: /im.test(head),
    "an error that may be cached": status >= 400 && !/^cache-control: no-store$/im.test(head),
    "a page of the framework": /Cannot (?:GET|POST)|<pre>|X-Powered-By/i.test(response),
    "a second response within the first": /HTTP\/1\.1 \d{3} /.test(body),
    "a cookie": /^set-cookie: /im.test(head),
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

let site: Awaited<ReturnType<typeof startSourceSite>>;
beforeAll(async () => {
  site = await startSourceSite({ PUBLIC_ORIGIN: ORIGIN });
  return site.close;
});

describe(`hostile requests, seed ${SEED} (FUZZ_SEED=… repeats another)`, () => {
  const untouched = sourceSite();

  it.each(Object.entries(families))("get nothing but a plain response: %s", async (_name, make) => {
    const wrong: unknown[] = [];
    const isWhole = (received: string) =>
      /^HTTP\/1\.1 [34]\d\d [^]*content-length: 0\r\n[^]*\r\n\r\n$/i.test(received);
    const ask = async (bytes: string | Buffer) => {
      const response = await rawRequest(site.port, bytes, isWhole);
      const faults = faultsOf(response);
      const request = bytes.toString("latin1").slice(0, 300);
      if (faults.length > 0) wrong.push({ faults, request, response: response.slice(0, 300) });
    };
    for (let sent = 0; sent < REQUESTS_PER_FAMILY; sent += CONCURRENT)
      await Promise.all(Array.from({ length: CONCURRENT }, make).map(ask));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it("leave every page as it was, and in the log one object a line without any query", async () => {
    for (const page of Object.keys(specifiedPages))
      expect((await site.get(page)).text).toBe((await untouched.get(page)).text);
    expect(site.logged().length).toBeGreaterThan(300);
    for (const { path: logged = "" } of site.logged()) expect(logged).not.toContain("?");
  });

  it("get one response, also where the rest of their body is broken after it", async () => {
    const socket = connect(site.port, "127.0.0.1").setEncoding("latin1");
    let received = "";
    socket.on("data", (text) => (received += String(text)));
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
    await until(() => received.endsWith("0\r\n\r\n"));
    socket.write("no chunk\r\n");
    await once(socket, "close");
    expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 405"]);
  });
});

it.each([
  [200, "GET /about HTTP/1.1", "Host: site.example:8080"],
  [200, "GET /about HTTP/1.1", "Host: [::1]:3000"],
  [200, "GET http://other.example/about HTTP/1.1", "Host: site.example"],
  [200, "GET http://other.example?x HTTP/1.1", "Host: site.example"],
  [200, "GET /about HTTP/1.0"],
  [400, "GET /about HTTP/1.1"],
  [400, "GET /about HTTP/1.1", "Host: site.example", "Host: site.example"],
  [400, "GET /about HTTP/1.0", "Host: one.example", "Host: other.example"],
  [400, "GET /about HTTP/1.1", "Host: site.example/path"],
  [400, "GET /about HTTP/1.1", "Host: ann@site.example"],
  [400, "GET /about HTTP/1.1", "Host: site example"],
  [400, "GET /about HTTP/2.0", "Host: site.example"],
  [400, "GET /about HTTP/0.9", "Host: site.example"],
  [431, "GET / HTTP/1.1", `X-Long: ${"b".repeat(17_000)}`],
] as const)("responds with %i to %s", async (status, ...request) => {
  const response = await rawRequest(site.port, [...request, "Connection: close", "", ""].join("\r\n"));
  expect(response.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(faultsOf(response)).toEqual([]);
});

it("sends 412 where If-Match names another version of a page or an asset, ready or not", async () => {
  const statusFor = async (target: string, condition: Readonly<Record<string, string>>) =>
    (await site.get(target).set(condition)).status;
  for (const target of ["/about", "/about?utm_source=x", ENTRY, "/blog?q=risk"]) {
    const failed = await site.get(target).set("If-Match", '"another"');
    expect({ target, status: failed.status }).toEqual({ target, status: 412 });
    expect(failed.headers["cache-control"]).toBe("no-store");
    expect(await statusFor(target, { "If-Match": "*" })).toBe(200);
  }
  const { headers } = await site.get("/about");
  expect(await statusFor("/about", { "If-Match": `"another", ${headers["etag"]}` })).toBe(200);
  expect(await statusFor("/nope", { "If-Match": '"another"' })).toBe(404);
  expect(await statusFor("/favicon.svg", { "If-Match": '"another"' })).toBe(412);
  const longAgo = "Thu, 01 Jan 2015 00:00:00 GMT";
  expect(await statusFor("/favicon.svg", { "If-Unmodified-Since": longAgo })).toBe(412);
});

it("logs and counts what Node refuses: a line a second, which says how many had none", async () => {
  // What was refused before this second is over.
  await new Promise((done) => setTimeout(done, 1000));
  const before = site.logged().length;
  for (let refused = 0; refused < 3; refused += 1) await rawRequest(site.port, "\x16\x03\x01\x02\r\n\r\n");
  await rawRequest(site.port, "CONNECT site.example:443 HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(site.logged().slice(before)).toEqual([
    expect.objectContaining({ level: 40, status: 400, reason: "HPE_INVALID_METHOD" }),
  ]);
  await new Promise((done) => setTimeout(done, 1000));
  await rawRequest(site.port, `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(site.logged().at(-1)).toMatchObject({ status: 431, reason: "HPE_HEADER_OVERFLOW", unlogged: 3 });
});
