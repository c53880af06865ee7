import { afterAll, describe, expect, it } from "vitest";
import { openConnection, rawRequest } from "../support/rawRequest";
import { ENTRY } from "../support/smallBuild";
import { startSourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";
import { until } from "../support/until";

/** In every request somewhere: a response that holds it has sent the request's own text back. */
const MARK = "zqxmark";

/** All that can be put together of these parts, whose alternatives have spaces between them. */
const combined = (...parts: readonly string[]) =>
  parts
    .map((part) => part.split(" "))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)));

const PATHS = combined("/ /get-started /assets/x.js /share/home.png /nope");

const request = (target: string, header = `X-Mark:${MARK}`, method = "GET") =>
  `${method} ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${header}\r\n\r\n`;

const targets = (...parts: readonly string[]) => combined(...parts).map((target) => request(target));
/** Each on every path, with something behind it that could be a body. */
const headers = (...parts: readonly string[]) =>
  combined(...parts)
    .flatMap((header) => [...PATHS.map((path) => request(path, header)), request("/", header, "POST")])
    .map((head) => `${head}${MARK}\r\n0\r\n\r\n`);
const numbered = (count: number, text: string) => [...Array(count).keys()].map((index) => `${text}${index}`);

/** The names stand in the report of a failure. */
const families: Readonly<Record<string, readonly string[]>> = {
  "broken percent-encoding": targets(`/${MARK}`, "% %z %zz %C3 %ff %E2%98 %u0041 %0", " /about"),
  "control characters": targets("/ /about", "%00 %0d%0aX-Evil: %0a %1b[31m %7f %E2%80%AE", MARK),
  "every byte": [...Buffer.alloc(256).keys()].map((byte) => request(`/${MARK}${String.fromCodePoint(byte)}`)),
  "other hosts": targets(
    "// /// /\\ /%2F /%5C /.// //user@ /\\/\\ http:// HTTP:// ftp:// http: https://[::1] javascript:",
    `${MARK}.example`,
    " / /about /%2e%2e /get-started //x ?q",
  ),
  "dots in the path": targets(
    "/ /assets/ /about/ *",
    "../../../ ..%2f..%2f %2e%2e/%2e%2e/ ..\\..\\ ....// ..;/",
    `etc/passwd server.js manifest.json ${MARK} about`,
  ),
  "queries that reach for prototypes": targets(
    "/blog?",
    "__proto__[x] constructor[prototype][x] a[__proto__][b] toString q[] q[q][q]",
    `=${MARK}&page[]=1&topic=${MARK}`,
  ),
  "unusual methods": combined("PUT DELETE OPTIONS TRACE PATCH PROPFIND BREW get CONNECT PRI SOURCE").flatMap(
    (method) => PATHS.map((path) => request(path, undefined, method)),
  ),
  "great lengths": [
    ...targets("/", `${"a~/".repeat(4500)} ${"a".repeat(17_000)}`, MARK),
    ...targets(
      "/blog?",
      `${"&".repeat(9000)} ${"a=&".repeat(4000)} ${numbered(1500, "p").join("&")}`,
      `&page=${MARK}`,
    ),
    ...headers("X-Long:", `${MARK}${"b".repeat(17_000)} ${numbered(500, "X-").join(":\r\n")}:`),
  ],
  "ranges and conditions": headers(
    "Range: If-Range: If-Match: If-None-Match: If-Modified-Since: If-Unmodified-Since:",
    `bytes=0-0 bytes=-1 bytes=9-1 bytes=0-1,2-3,4-5 "${MARK}" * W/`,
  ),
  "claims about the request": headers(
    "X-Forwarded-Host: X-Forwarded-Proto: X-Forwarded-For: Forwarded: X-Original-URL: X-Rewrite-URL: X-HTTP-Method-Override: Host: Referer: Cookie: X-Request-Id: Accept-Encoding: Accept: Expect: Upgrade: Upgrade:h2c\r\nHTTP2-Settings:",
    `${MARK}.example <script> 1.2.3.4,${MARK} %0d%0a ${MARK};q=0 100-continue websocket\r\nConnection:upgrade`,
  ),
  "conflicting framing": headers(
    `Content-Length:5\r\nTransfer-Encoding:chunked Content-Length:1\r\nContent-Length:2 Content-Length:-1 Content-Length:99999999999999999999 Content-Length\t:3 Transfer-Encoding:chunked,identity Transfer-Encoding:xchunked X-Folded:a\r\n\t${MARK}`,
  ),
  noise: combined(
    "GET GET\t/ PRI\t*\tHTTP/2.0\r\n\r\nSM",
    `\r\n\r\n \x16\x03\x01\x02\x00\x01\xFC${MARK}\r\n\r\n`,
  ),
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

const site = await startSourceSite();
afterAll(site.close);
const allPages = () =>
  Promise.all(Object.keys(specifiedPages).map(async (path) => (await site.get(path)).text));
const before = await allPages();

describe("hostile requests", () => {
  it.each(Object.entries(families))("get nothing but a plain response: %s", async (_name, requests) => {
    const isWhole = (received: string) =>
      /^HTTP\/1\.1 [34]\d\d [^]*content-length: 0\r\n[^]*\r\n\r\n$/i.test(received);
    const wrong: unknown[] = [];
    const ask = async (text: string) => {
      const response = await rawRequest(site.port, Buffer.from(text, "latin1"), isWhole);
      const faults = faultsOf(response);
      if (faults.length > 0)
        wrong.push({ faults, request: text.slice(0, 300), response: response.slice(0, 300) });
    };
    await Promise.all(requests.map(ask));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it("leave every page as it was, and in the log one object a line without any query", async () => {
    expect(await allPages()).toEqual(before);
    expect(site.logged().length).toBeGreaterThan(300);
    for (const { path: logged = "" } of site.logged()) expect(logged).not.toContain("?");
  });

  it("get one response, also where the rest of their body is broken after it", async () => {
    const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const { socket, received, closed } = openConnection(site.port, head);
    await until(() => received().endsWith("</html>"));
    socket.write("no chunk\r\n");
    await closed;
    expect(received().match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 405"]);
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
  const { headers } = await site.get("/about");
  const ask = (target: string, name: string, value: string) => site.get(target).set(name, value);
  for (const target of ["/about", "/about?utm_source=x", ENTRY, "/blog?q=risk", "/favicon.svg"]) {
    const { status, headers } = await ask(target, "If-Match", '"another"');
    expect([target, status, headers["cache-control"]]).toEqual([target, 412, "no-store"]);
    expect((await ask(target, "If-Match", "*")).status).toBe(200);
  }
  expect((await ask("/about", "If-Match", `"another", ${headers["etag"]}`)).status).toBe(200);
  expect((await ask("/nope", "If-Match", '"another"')).status).toBe(404);
  const longAgo = "Thu, 01 Jan 2015 00:00:00 GMT";
  expect((await ask("/favicon.svg", "If-Unmodified-Since", longAgo)).status).toBe(412);
});

it("logs and counts what Node refuses: a line a second, which says how many had none", async () => {
  const untilNextLine = () => new Promise((done) => setTimeout(done, 1000));
  await untilNextLine();
  const earlier = site.logged().length;
  for (let refused = 0; refused < 3; refused += 1) await rawRequest(site.port, "\x16\x03\x01\x02\r\n\r\n");
  await rawRequest(site.port, "CONNECT site.example:443 HTTP/1.1\r\nHost: x\r\n\r\n");
  await untilNextLine();
  await rawRequest(site.port, `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(site.logged().slice(earlier)).toEqual([
    expect.objectContaining({ level: 40, status: 400, reason: "HPE_INVALID_METHOD" }),
    expect.objectContaining({ status: 431, reason: "HPE_HEADER_OVERFLOW", unlogged: 3 }),
  ]);
});
