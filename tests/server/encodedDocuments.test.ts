import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { until } from "../support/builtServer";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { rawRequest } from "../support/rawRequest";
import { sourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const paths = Object.keys(specifiedPages);
const encodings = Object.values(acceptEncodings);
const site = sourceSite();
const live = sourceSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: "https://www.site.example" });
beforeAll(() => site.prepareAll());

const get = (path: string, encoding: string = acceptEncodings.br, headers = {}) =>
  encodedResponse(site.port, path, { "Accept-Encoding": encoding, ...headers });

describe("documents", () => {
  it.each([...paths, "/nope", "/%", "/blog?q=outreach", "/about?utm_source=mail"])(
    "are the same in every encoding, ready or rendered in the moment, in chunks without a length: %s",
    async (path) => {
      const texts = new Set<string>();
      for (const encoding of encodings) {
        const [ready, rendered] = [
          await get(path, encoding),
          await encodedResponse(live.port, path, { "Accept-Encoding": encoding }),
        ];
        const { date: _date, "x-request-id": _id, etag, ...headers } = ready.headers;
        const { date: _other, "x-request-id": _otherId, ...expected } = rendered.headers;
        expect(headers).toEqual(expected);
        expect(headers).toMatchObject({ "transfer-encoding": "chunked", vary: "Accept-Encoding" });
        expect(headers).not.toHaveProperty("content-length");
        const isKept = ready.status === 200 && !path.includes("q=");
        expect(etag === undefined).toBe(!isKept);
        texts.add(decoded(ready)).add(decoded(rendered));
      }
      expect(texts.size).toBe(1);
      expect([...texts][0]).toMatch(/^<!DOCTYPE html><html lang="en">[^]*<h1[^]*<\/html>$/);
    },
  );

  it.each([
    [undefined, undefined],
    ["", undefined],
    ["br", "br"],
    ["*", "br"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["br;q=0.5, identity;q=0.9", undefined],
    ["BR", "br"],
    ["*;q=0", undefined],
    ["identity;q=0, *;q=0", undefined],
    ["br ; q=0.2 , gzip ; q=0.8", "gzip"],
    ["deflate", undefined],
    ["gzip;q=nonsense", undefined],
  ])("have for Accept-Encoding %j the encoding %s", async (acceptEncoding, encoding) => {
    const headers = acceptEncoding === undefined ? undefined : { "Accept-Encoding": acceptEncoding };
    const response = await encodedResponse(site.port, "/", headers);
    expect(response.headers["content-encoding"]).toBe(encoding);
  });

  it("are 304 with all headers but those of the body for a client that has the bytes", async () => {
    const tags = new Set<string>();
    for (const encoding of encodings) {
      const { headers: whole } = await get("/about", encoding);
      const {
        etag: tag = "",
        "content-type": _type,
        "content-encoding": _encoding,
        "transfer-encoding": _framing,
        date: _date,
        ...rest
      } = whole;
      expect(tag).toMatch(/^"[\w+/-]+"$/);
      tags.add(tag);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const { status, headers, body } = await get("/about", encoding, { "If-None-Match": known });
        const { date: _other, etag, ...given } = headers;
        expect({ status, bytes: body.length, etag, given }).toEqual({
          status: 304,
          bytes: 0,
          etag: tag,
          given: rest,
        });
      }
      expect((await get("/about", encoding, { "If-None-Match": '"old"' })).status).toBe(200);
    }
    expect(tags.size).toBe(encodings.length);
    const [ofBrotli = ""] = tags;
    expect((await get("/about", acceptEncodings.gzip, { "If-None-Match": ofBrotli })).status).toBe(200);
  });

  it("have the same bytes whatever else a request says", async () => {
    const plain = await get("/contact");
    const odd = await get("/contact?x=1", acceptEncodings.br, {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      Cookie: "session=1",
      "Accept-Language": "de",
      Range: "bytes=0-9",
      "User-Agent": "<script>",
    });
    expect({ ...odd, headers: { ...odd.headers, date: "" } }).toEqual({
      ...plain,
      headers: { ...plain.headers, date: "" },
    });
  });

  it("are never mixed up among pages, encodings and methods under 300 requests at once", async () => {
    const expected = new Map<string, Buffer>();
    for (const path of paths)
      for (const encoding of encodings) expected.set(`${path} ${encoding}`, (await get(path, encoding)).body);
    const wrong = Array.from({ length: 300 }, async (_, index) => {
      const path = paths[index % paths.length] ?? "/";
      const encoding = encodings[index % 3] ?? "identity";
      const method = index % 7 === 0 ? "HEAD" : "GET";
      const target = index % 5 === 0 ? `${path}?utm_campaign=${index}` : path;
      const { body } = await encodedResponse(site.port, target, { "Accept-Encoding": encoding }, method);
      const whole = method === "HEAD" ? Buffer.alloc(0) : expected.get(`${path} ${encoding}`);
      return whole && body.equals(whole) ? [] : [`${method} ${target} ${encoding}`];
    });
    expect((await Promise.all(wrong)).flat()).toEqual([]);
  });

  it("share one entry between all campaigns, and nothing of what visitors search for is kept", async () => {
    for (const [path, same] of [
      ["/about", ["/about?utm_source=a", "/about?gclid=b&x=__proto__"]],
      [
        "/blog?topic=Research",
        ["/blog?page=7&topic=Research&utm_source=x", "/blog?topic=Research&topic=Patients"],
      ],
      ["/blog?article=how-we-test-a-nudge", ["/blog?article=how-we-test-a-nudge&gclid=1"]],
    ] as const) {
      await until(async () => (await get(path)).headers.etag !== undefined);
      const { headers, body } = await get(path);
      for (const other of same) {
        const found = await get(other);
        expect(found.headers.etag, other).toBe(headers.etag);
        expect(found.body.equals(body), other).toBe(true);
      }
    }
    for (const searched of [
      "?q=outreach",
      ...["q=list", "topic=Nothing", "page=99"].map((odd) => `?article=how-we-test-a-nudge&${odd}`),
    ])
      for (let time = 0; time < 2; time += 1)
        expect((await get(`/blog${searched}`)).headers, searched).not.toHaveProperty("etag");
    expect(
      (await get("/blog?q=%3Cscript%3Ealert(1)%3C/script%3E", "identity")).body.toString(),
    ).not.toContain("<script>alert");
  });
});

const requestFor = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** How much of it a browser can unpack as soon as it is there. */
const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  [acceptEncodings.br]: (bytes) =>
    brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  [acceptEncodings.gzip]: (bytes) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
};

/** The chunks of a response as they came over the wire (RFC 9112, 7.1). */
function chunksOf(received: string): readonly Buffer[] {
  const bytes = Buffer.from(received, "latin1");
  const chunks: Buffer[] = [];
  for (let start = bytes.indexOf("\r\n\r\n") + 4; ;) {
    const lineEnd = bytes.indexOf("\r\n", start);
    const length = Number.parseInt(bytes.toString("latin1", start, lineEnd), 16);
    if (!(length > 0)) return chunks;
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    start = lineEnd + 2 + length + 2;
  }
}

describe.each(["ready", "rendered in the moment"])("a document on the wire, %s", (kind) => {
  const port = () => (kind === "ready" ? site : live).port;

  it.each(encodings)("can be unpacked up to its head before the rest is there: %s", async (encoding) => {
    const headers = `Accept-Encoding: ${encoding}\r\nConnection: close\r\n`;
    const chunks = chunksOf(await rawRequest(port(), requestFor("/about", headers)));
    const unpacked = chunks.map((_, index) => {
      const bytes = Buffer.concat(chunks.slice(0, index + 1));
      return String(unpack[encoding]?.(bytes) ?? bytes);
    });
    expect(unpacked.find((html) => html !== "")).toMatch(/^<!DOCTYPE html>[^]*<\/head>$/);
    expect(unpacked.at(-1)).toMatch(/<\/html>$/);
  });

  it("goes to a client of HTTP/1.0 without chunks, until the connection ends", async () => {
    const received = await rawRequest(port(), "GET /about HTTP/1.0\r\n\r\n");
    const [head = "", body = ""] = received.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*^Connection: close$/im);
    expect(head).not.toMatch(/transfer-encoding/i);
    expect(body).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/);
  });

  it("stays as it was for others when visitors leave in the middle", async () => {
    const whole = decoded(await get("/about"));
    const leave = (_: unknown, index: number) =>
      rawRequest(port(), requestFor("/about"), (received) => received.length > index);
    await Promise.all(Array.from({ length: 30 }, leave));
    expect(decoded(await encodedResponse(port(), "/about"))).toBe(whole);
  });
});

it("gives the next requests on one connection their own documents", async () => {
  const received = await rawRequest(
    site.port,
    requestFor("/about") + requestFor("/contact") + requestFor("/nope", "Connection: close\r\n"),
  );
  expect(received.match(/^HTTP\/1\.1 \d{3}|<title>[^<]*/gm)).toEqual([
    "HTTP/1.1 200",
    "<title>About Larkwell | Our Story, Mission and Leadership",
    "HTTP/1.1 200",
    "<title>Contact Larkwell | Demos, Sales and Support",
    "HTTP/1.1 404",
    "<title>Page Not Found | Larkwell",
  ]);
});
