import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { until } from "../support/builtServer";
import { rawRequest } from "../support/rawRequest";
import { seededRandom } from "../support/seededRandom";
import { sourceSite } from "../support/sourceSite";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_251_121);
const REQUESTS_PER_FAMILY = 100;
const CONCURRENT = 40;
/** In every request somewhere: a response that holds it has sent the request's own text back. */
const MARK = "zqxmark";

const random = seededRandom(SEED);
const { pick, below } = random;
const paths = ["/", "/about", "/blog", "/contact", "/get-started", "/assets/x.js", "/nope"] as const;
const printable = (length: number) =>
  Array.from({ length }, () => String.fromCodePoint(33 + below(94))).join("");

const lines = (target: string, headers: readonly string[] = [], method = "GET", version = "HTTP/1.1") =>
  [`${method} ${target} ${version}`, "Host: site.example", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );

/** One request each; the names stand in the report of a failure. */
const families: Readonly<Record<string, () => string | Buffer>> = {
  "broken percent-encoding": () =>
    lines(`/${MARK}%${pick(["", "%", "z", "zz", "C3", "ff", "E2%98", "u0041", "0"])}${pick(["", "/about"])}`),
  "control characters and line breaks, encoded": () =>
    lines(
      `${pick(paths)}${pick(["%00", "%0d%0aX-Evil:%20" + MARK, "%0a", "%1b[31m", "%7f", "%E2%80%AE"])}${MARK}`,
    ),
  "control characters and high bytes, raw": () =>
    Buffer.concat([
      Buffer.from(`GET /${MARK}`),
      random.bytes(1 + below(20)),
      Buffer.from(" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
    ]),
  "targets of up to 14 kB": () => lines(`/${MARK}${printable(below(14_000)).replaceAll("#", "a")}`),
  "targets and headers past the bound": () =>
    below(2) === 0
      ? lines(`/${"a".repeat(17_000)}${MARK}`)
      : lines("/", [`X-Long: ${MARK}${"b".repeat(17_000)}`]),
  "many headers": () =>
    lines(
      "/about",
      Array.from({ length: 100 + below(400) }, (_, index) => `X-${index}: ${MARK}`),
    ),
  "unknown and unusual methods": () =>
    lines(
      pick(paths),
      [`X: ${MARK}`],
      pick([
        "POST",
        "PUT",
        "DELETE",
        "OPTIONS",
        "TRACE",
        "PATCH",
        "PROPFIND",
        "BREW",
        "get",
        "CONNECT",
        "PRI",
        "SOURCE",
      ]),
    ),
  "other hosts in the path": () =>
    lines(
      `${pick(["//", "///", "/\\", "/%2F", "/%5C", "/.//", "//user@", "/\\/\\"])}${MARK}.example${pick(["", "/", "/about", "/%2e%2e", "/get-started"])}`,
    ),
  "dot segments": () =>
    lines(
      `${pick(["/assets", "", "/about", "/case-studies"])}/${pick(["../", "..%2f", "%2e%2e/", "..\\", "....//", "..;/"]).repeat(1 + below(6))}${pick(["etc/passwd", "server.js", "manifest.json", MARK, "about"])}`,
    ),
  "targets with scheme and host": () =>
    lines(
      `${pick(["http://", "https://", "HTTP://", "ftp://", "http:", "javascript:"])}${pick([`${MARK}.example`, "", "[::1]", "a b"])}${pick(["", "/", "/about", "//x", "?q"])}`,
    ),
  "no target at all": () =>
    pick([
      "GET\r\n\r\n",
      "GET  HTTP/1.1\r\n\r\n",
      "GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "GET about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ]),
  "conflicting framing": () =>
    lines(
      pick(paths),
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
    lines(pick(["/", "/favicon.svg", "/assets/x.js", "/share/home.png", "/robots.txt"]), [
      `${pick(["Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"])}: ${pick(["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-1,2-3,4-5", `"${MARK}"`, "*", MARK, "W/", "Thu, 99 Foo 20xx"])}`,
      "Range: bytes=0-10",
    ]),
  "queries that reach for prototypes": () =>
    lines(
      `${pick(paths)}?${pick(["__proto__[x]", "constructor[prototype][x]", "a[__proto__][b]", "toString", "q[]", "q[q][q]"])}=${MARK}&page[]=1&topic=${MARK}`,
    ),
  "queries of ten thousand parameters": () =>
    lines(`/blog?${pick(["&", "=&", "a&"]).repeat(10_000)}page=${MARK}`),
  "queries of very many parameters": () =>
    lines(
      `/blog?${Array.from({ length: 1000 + below(1000) }, (_, index) => `p${index}=1`).join("&")}&page=${MARK}`,
    ),
  "other hosts and forwarding headers": () =>
    lines(pick(paths), [
      `${pick(["X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-For", "Forwarded", "X-Original-URL", "X-Rewrite-URL", "X-HTTP-Method-Override", "Host", "Referer", "Cookie", "X-Request-Id", "Accept-Encoding", "Accept"])}: ${MARK}.example${pick(["", "<script>", ", 1.2.3.4", '"', "%0d%0a", ";q=0"])}`,
    ]),
  "expectations and upgrades": () =>
    lines(
      pick(paths),
      pick([
        ["Expect: 100-continue"],
        [`Expect: ${MARK}`],
        ["Upgrade: websocket", "Connection: Upgrade"],
        ["Upgrade: h2c", "HTTP2-Settings: AA"],
        ["Sec-WebSocket-Key: x", "Upgrade: websocket"],
      ]),
    ),
  "versions and noise": () =>
    pick([
      lines("/", [], "GET", pick(["HTTP/0.9", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTTP/1.12", "ICY"])),
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      Buffer.concat([random.bytes(1 + below(400)), Buffer.from("\r\n\r\n")]),
      `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${printable(60)}\r\n\r\n`,
    ]),
};

const site = sourceSite({ PUBLIC_ORIGIN: "https://site.example", LOG_LEVEL: "info" });
const untouched = sourceSite({ PUBLIC_ORIGIN: "https://site.example" });
beforeAll(() => site.prepareAll());

const everyPage = (port: number) =>
  Promise.all(allPages.map(async ({ path }) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()));

/** What is wrong with a response. */
function faultsOf(response: string): readonly string[] {
  const [head = "", ...rest] = response.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "").split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  const location = /^location: (.*)$/im.exec(head)?.[1];
  const faults = {
    "no status line": !/^HTTP\/1\.1 [2-4]\d\d [A-Z][\w -]*(?:\r\n|$)/.test(head),
    "status 5xx": status >= 500,
    "a stack or a path of the disk":
      /node_modules|\bat [\w.]+ \(|\/(?:work|tmp|home|usr|srv)\/|\.tsx?:\d/.test(response),
    "its own text": (head + body)
      .replaceAll(new RegExp(`^(?:location: /.*|x-request-id: .*)$`, "gim"), "")
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

describe(`hostile requests, seed ${SEED} (FUZZ_SEED=… repeats another)`, () => {
  it.each(Object.keys(families))("get nothing but a plain response: %s", async (name) => {
    const make = families[name];
    if (!make) throw new Error(name);
    const requests = Array.from({ length: REQUESTS_PER_FAMILY }, make);
    const wrong: unknown[] = [];
    while (requests.length > 0)
      await Promise.all(
        requests.splice(0, CONCURRENT).map(async (bytes) => {
          const response = await rawRequest(
            site.port,
            bytes,
            (received) =>
              received.endsWith("\r\n\r\n") &&
              /^HTTP\/1\.1 (?:3|4)\d\d [^]*content-length: 0\r\n/i.test(received),
          );
          const faults = faultsOf(response);
          if (faults.length > 0)
            wrong.push({
              faults,
              request: bytes.toString("latin1").slice(0, 300),
              response: response.slice(0, 300),
            });
        }),
      );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it("get 431 where their headers are past the bound", async () => {
    expect(await rawRequest(site.port, lines("/", [`X-Long: ${"b".repeat(17_000)}`]))).toMatch(
      /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/,
    );
  });

  it("get 400 with the headers of every response where they name no host", async () => {
    const response = await rawRequest(site.port, "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(faultsOf(response)).toEqual([]);
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

  it("leave every page as it was", async () => {
    expect(await everyPage(site.port)).toEqual(await everyPage(untouched.port));
  });

  it("break no line of the log: each is one object, without any query", () => {
    const logged = site.log.trimEnd().split("\n");
    expect(logged.length).toBeGreaterThan(1000);
    for (const line of logged) {
      const { path = "" } = JSON.parse(line) as { path?: string };
      expect(path).not.toContain("?");
    }
  });
});
