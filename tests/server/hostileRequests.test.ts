import { STATUS_CODES } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openConnection, rawRequest } from "../support/rawRequest";
import { siteOfOneTest, startSourceSite } from "../support/sourceSite";
import { root } from "../../build/folders.mjs";
import { until } from "../support/until";
import * as company from "../support/specifiedCompany";

/** A response that holds it has sent the request's own text back. */
const MARK = "zqxmark";

/** What a request may say of itself, and no response may depend on. */
const CLAIMS = [
  ..."X-Forwarded-Host X-Forwarded-Proto X-Original-URL X-Rewrite-URL X-HTTP-Method-Override Referer Cookie"
    .split(" ")
    .map((name) => `${name}: ${MARK}.example`),
  `Forwarded: for=1.2.3.4;host=${MARK}.example;proto=http`,
  "Range: bytes=0-3",
  "Upgrade: websocket",
];

const errorScreen = (status: number) =>
  new RegExp(
    `<title>Unexpected Application Error . ${company.name}<.*<header.*Unexpected Application Error!<.*${status}.*${STATUS_CODES[status]}<.*<footer`,
    "s",
  );

/** What is wrong with a response. */
function faultsOf(response: string): readonly string[] {
  const [head = "", ...rest] = response.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  const location = /^location: (.*)$/im.exec(head)?.[1];
  const faults = {
    "a stack or a path of the disk":
      response.includes(root) ||
      /node_modules|\bat [\w.]+ \(|\/(?:tmp|home|usr|srv)\/|\.tsx?:\d/.test(response),
    "text of the request": (head + body)
      .replaceAll(/^(?:location: \/.*|x-request-id: .*)$/gim, "")
      .replace(/value="[^"]*"|“[^”]*”/g, "")
      .includes(MARK),
    "a redirect off the site": location !== undefined && !/^\/(?![/\\])/.test(location),
    "no Content-Security-Policy": body !== "" && !/^content-security-policy: /im.test(head),
    "no Cache-Control": !/^cache-control: /im.test(head),
    "an error that may be cached": status >= 400 && !/^cache-control: no-store$/im.test(head),
    "a page of the framework": /Cannot (?:GET|POST)|<pre>|X-Powered-By/i.test(response),
    "a second response within the first": /HTTP\/1\.1 \d{3} /.test(body),
    "no word of the methods that there are": status === 405 && !/^allow: GET, HEAD$/im.test(head),
    "an error outside the site":
      body !== "" && (status === 400 || status === 405) && !errorScreen(status).test(body),
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

const site = await startSourceSite();
afterAll(site.close);

const HOST = "Host: site.example";

type Row = readonly [status: number, ...request: string[]];

const gets = (status: number, targets: string, ...headers: readonly string[]) =>
  targets.split(" ").map((target): Row => [status, `GET ${target} HTTP/1.1`, HOST, ...headers]);

const rows: readonly Row[] = [
  [200, "GET /about HTTP/1.1", "Host: site.example:8080"],
  [200, "GET /about HTTP/1.1", "Host: [2001:db8::1]:8080"],
  [400, "GET /about HTTP/2.0", HOST],
  [301, "GET http://other.example/get-started HTTP/1.1", HOST],
  ...gets(200, "http://other.example/about http://other.example http://other.example?q=x"),
  ...gets(412, "/about /blog?q=x /login?next=x", 'If-Match: "another"'),
  ...gets(404, "/nope", 'If-Match: "another"'),
  [200, "GET /about HTTP/1.0"],
  [400, "GET /about HTTP/1.1"],
  [400, "GET /about HTTP/1.1", HOST, HOST],
  [400, "GET /about HTTP/1.1", "Host: site.example/path"],
  [431, "GET / HTTP/1.1", `X-Long: ${"b".repeat(17_000)}`],
  ...gets(400, `* about xhttp://x/about ftp://${MARK}.example/ /${MARK}\u0001`),
  ...gets(400, `/% /about#team /%zz${MARK} /%C3%28 /%00${MARK} /about%1F /about%7F /%0d%0aX-Evil:${MARK}`),
  ...gets(404, `//${MARK}.example<b> //${MARK}.example/%2e%2e /%3Cscript%3E${MARK} /%E2%80%AE${MARK}`),
  ...gets(200, `/blog?__proto__[x]=${MARK} /blog?constructor[prototype][x]=${MARK} /blog?toString=${MARK}`),
  ...gets(200, `/blog?q[]=${MARK} /blog?page[]=${MARK} /blog?topic=${MARK}`),
  ...gets(200, "/ /blog?q=x", ...CLAIMS),
  ...gets(206, "/share/home.png", ...CLAIMS),
  ...gets(416, "/share/home.png", "Range: bytes=99999999-"),
  ...gets(301, "/get-started", ...CLAIMS),
  ...gets(404, "/nope /assets/x.js", ...CLAIMS),
  // Nothing can be written, on any path.
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"].flatMap((method) =>
    ["/", "/get-started", "/assets/x.js"].map((path): Row => [405, `${method} ${path} HTTP/1.1`, HOST]),
  ),
  [405, `POST /${MARK} HTTP/1.1`, HOST],
  [400, `BREW /${MARK} HTTP/1.1`, HOST],
  [400, "POST / HTTP/1.1", HOST, "Content-Length: 5", "Transfer-Encoding: chunked"],
  [400, `\u0016\u0003\u0001\u0002${MARK}`],
];

/** The start of a request, for the name of its test. */
const titleOf = (request: readonly string[]) => request.join(", ").slice(0, 90);

/** The response to each row, by its place. All are sent once, also where one test alone is run. */
const responses: string[] = [];
beforeAll(async () => {
  for (const [, ...request] of rows) {
    const bytes = Buffer.from([...request, "Connection: close", "", ""].join("\r\n"), "latin1");
    responses.push(await rawRequest(site.port, bytes));
  }
});

it.each(rows.map(([status, ...request], place) => [status, titleOf(request), place] as const))(
  "responds with %i, and with nothing of the request, to %s",
  (status, _, place) => {
    const response = responses[place] ?? "";
    expect(response.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(faultsOf(response), response.slice(0, 2000)).toEqual([]);
  },
);

it("the log of hostile requests has one object a line, without any query or host", () => {
  const lines = site.logged().map((line) => JSON.stringify(line));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => /\?|:\/\//.test(line))).toEqual([]);
});

it("sends the response under way whole, and nothing more, where what follows the request cannot be read", async () => {
  let finish = () => {};
  const { queue } = site.documents;
  void queue.render(() => new Promise<void>((resolve) => (finish = resolve)));
  const request = `GET /blog?q=under-way HTTP/1.1\r\n${HOST}\r\n\r\n`;
  const { received, closed } = openConnection(site.port, `${request}no request\r\n\r\n`);
  await until(() => queue.waiting === 1);
  finish();
  await closed;
  expect(received().match(/HTTP\/1\.1 \d{3}|<\/html>/g)).toEqual(["HTTP/1.1 200", "</html>"]);
});

it("sends 400 without a body to what cannot be read after a request that could, on the same connection", async () => {
  const { socket, received, closed } = openConnection(site.port, `GET /about HTTP/1.1\r\n${HOST}\r\n\r\n`);
  await until(() => received().endsWith("</html>"));
  socket.write("no request\r\n\r\n");
  await closed;
  const [, , refusal = ""] = received().split("HTTP/1.1 ");
  expect(refusal).toMatch(/^400 Bad Request\r\n[^]*\r\nContent-Length: 0\r\nConnection: close\r\n\r\n$/);
});

const UNREADABLE = "\x16\x03\x01\x02\r\n\r\n";
const TOO_LONG = `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`;

it.each([
  ["what is no request", UNREADABLE, { status: 400, reason: "HPE_INVALID_METHOD" }],
  ["headers that are too long", TOO_LONG, { status: 431, reason: "HPE_HEADER_OVERFLOW" }],
])("logs as a warning that Node refuses %s", async (_what, request, told) => {
  const { port, logged } = await siteOfOneTest();
  await rawRequest(port, request);
  expect(logged()).toEqual([expect.objectContaining({ level: 40, ...told })]);
});
