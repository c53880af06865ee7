import { beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { rawRequest } from "../support/rawRequest";
import { sourceSite } from "../support/sourceSite";

const site = sourceSite();
const live = sourceSite({ PAGE_CACHE: "off" });
const paths = allPages.map(({ path }) => path);
beforeAll(() => site.prepareAll());

describe("ready documents", () => {
  it("carry the headers of documents rendered in the moment, and a tag besides", async () => {
    for (const path of ["/", "/blog", "/nope"]) {
      const ready = await encodedResponse(site.port, path, { "Accept-Encoding": "br" });
      const rendered = await encodedResponse(live.port, path, { "Accept-Encoding": "br" });
      const { etag: _etag, "x-request-id": _id, date: _date, ...rest } = ready.headers;
      const { "x-request-id": _otherId, date: _other, ...expected } = rendered.headers;
      expect(rest).toEqual(expected);
    }
  });

  it.each(paths)("are the same document in every encoding, each with a tag of its own: %s", async (path) => {
    const responses = await Promise.all(
      Object.values(acceptEncodings).map((encoding) =>
        encodedResponse(site.port, path, { "Accept-Encoding": encoding }),
      ),
    );
    expect(responses.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(new Set(responses.map(decoded)).size).toBe(1);
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of responses) {
      expect(headers["content-length"]).toBeUndefined();
      expect(headers["transfer-encoding"]).toBe("chunked");
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers.etag).toMatch(/^"[\w+/-]+"$/);
    }
  });

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
    ["deflate", undefined],
    ["gzip;q=nonsense", undefined],
  ])("have for Accept-Encoding %j the encoding %s", async (acceptEncoding, encoding) => {
    const { headers } = await encodedResponse(
      site.port,
      "/",
      acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding },
    );
    expect(headers["content-encoding"]).toBe(encoding);
  });

  it("are 304 with all headers but those of the body for a client that has the bytes", async () => {
    for (const encoding of Object.values(acceptEncodings)) {
      const whole = await encodedResponse(site.port, "/about", { "Accept-Encoding": encoding });
      const tag = String(whole.headers.etag);
      for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const { status, headers, body } = await encodedResponse(site.port, "/about", {
          "Accept-Encoding": encoding,
          "If-None-Match": ifNoneMatch,
        });
        expect(status).toBe(304);
        expect(body).toHaveLength(0);
        const {
          "content-type": _type,
          "content-encoding": _encoding,
          "transfer-encoding": _framing,
          date: _date,
          ...rest
        } = whole.headers;
        const { date: _other, ...given } = headers;
        expect(given).toEqual(rest);
      }
      const changed = await encodedResponse(site.port, "/about", {
        "Accept-Encoding": encoding,
        "If-None-Match": '"old"',
      });
      expect(changed.status).toBe(200);
    }
  });

  it("take the tag of another encoding for an old one", async () => {
    const { headers } = await encodedResponse(site.port, "/about", { "Accept-Encoding": "br" });
    const { status } = await encodedResponse(site.port, "/about", {
      "Accept-Encoding": "gzip",
      "If-None-Match": String(headers.etag),
    });
    expect(status).toBe(200);
  });

  it("give the same bytes whatever else a request says", async () => {
    const plain = await encodedResponse(site.port, "/contact", { "Accept-Encoding": "br" });
    const odd = await encodedResponse(site.port, "/contact?x=1", {
      "Accept-Encoding": "br",
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      Cookie: "session=1",
      "Accept-Language": "de",
      Range: "bytes=0-9",
      "User-Agent": "<script>",
    });
    expect(odd.status).toBe(200);
    expect(odd.body.equals(plain.body)).toBe(true);
    expect({ ...odd.headers, date: "" }).toEqual({ ...plain.headers, date: "" });
  });

  it("never mix up encodings, pages, and methods under 600 requests at once", async () => {
    const expected = new Map<string, Buffer>();
    for (const path of paths)
      for (const encoding of Object.values(acceptEncodings))
        expected.set(
          `${path} ${encoding}`,
          (await encodedResponse(site.port, path, { "Accept-Encoding": encoding })).body,
        );
    const jobs = Array.from({ length: 600 }, async (_, index) => {
      const path = paths[index % paths.length] ?? "/";
      const encoding = Object.values(acceptEncodings)[index % 3] ?? "identity";
      const method = index % 7 === 0 ? "HEAD" : "GET";
      const query = index % 5 === 0 ? `?utm_campaign=${index}` : "";
      const { body } = await encodedResponse(
        site.port,
        `${path}${query}`,
        { "Accept-Encoding": encoding },
        method,
      );
      const whole = expected.get(`${path} ${encoding}`) ?? Buffer.alloc(0);
      return body.equals(method === "HEAD" ? Buffer.alloc(0) : whole)
        ? []
        : [`${method} ${path}${query} ${encoding}`];
    });
    expect((await Promise.all(jobs)).flat()).toEqual([]);
  }, 60_000);
});

describe("documents in memory", () => {
  it("share one entry between all campaigns, and keep nothing of what visitors search for", async () => {
    const headersOf = async (path: string) =>
      (await encodedResponse(site.port, path, { "Accept-Encoding": "br" })).headers;
    const plain = await headersOf("/about");
    for (const path of ["/about?utm_source=a", "/about?gclid=b&x=__proto__"])
      expect((await headersOf(path)).etag).toBe(plain.etag);
    for (let time = 0; time < 2; time += 1)
      expect((await headersOf("/blog?q=outreach")).etag).toBeUndefined();
  });

  it("are rendered once for all requests at the same time, and each gets the same words", async () => {
    const path = "/blog?topic=Research";
    const responses = await Promise.all(Array.from({ length: 20 }, () => encodedResponse(site.port, path)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ body }) => body.toString())).size).toBe(1);
  });

  it("are recorded whole although the first visitor left", async () => {
    const path = "/blog?topic=Engagement";
    await rawRequest(site.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, (received) => received.length > 0);
    await site.untilReady(path);
    expect(decoded(await encodedResponse(site.port, path))).toBe(
      decoded(await encodedResponse(live.port, path)),
    );
  });
});
