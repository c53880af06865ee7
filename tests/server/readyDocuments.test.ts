import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages, pages } from "../../shared/pages";
import { testSite } from "../support/testSite";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  site = await testSite();
  await site.documents.prepareAll();
}, 60_000);

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const server = createServer((incoming, response) => site.frontDoor(incoming, response));
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The bytes as they come over the wire. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  const { port } = server.address() as AddressInfo;
  const outgoing = httpRequest({ port, host: "127.0.0.1", path, headers, method, agent: false });
  outgoing.end();
  const [response] = (await once(outgoing, "response")) as [import("node:http").IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

function decoded({ headers, body }: RawAnswer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

const paths = allPages.map(({ path }) => path);
const acceptEncodings = {
  br: "gzip, deflate, br, zstd",
  gzip: "gzip, deflate",
  identity: "identity",
} as const;

describe("ready documents", () => {
  it("are all made in the background after the start", () => {
    expect(paths.filter((path) => !site.documents.findByTarget(path))).toEqual([]);
  });

  it("carry the headers of documents rendered in the moment, and a tag besides", async () => {
    const live = await testSite({ PAGE_CACHE: "off" });
    for (const path of ["/", "/blog", "/nope"]) {
      const ready = await request(site.frontDoor).get(path).set("Accept-Encoding", "br");
      const rendered = await request(live.frontDoor).get(path).set("Accept-Encoding", "br");
      const { etag: _etag, "content-length": _length, date: _date, ...rest } = ready.headers;
      const { "content-length": _otherLength, date: _other, ...expected } = rendered.headers;
      expect(rest).toEqual(expected);
    }
  });

  it.each(paths)("are the same document in every encoding, each with a tag of its own: %s", async (path) => {
    const answers = await Promise.all(
      Object.values(acceptEncodings).map((encoding) => ask(path, { "Accept-Encoding": encoding })),
    );
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(new Set(answers.map(decoded)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of answers) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
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
  ])("answer Accept-Encoding %j with %s", async (acceptEncoding, encoding) => {
    const { headers } = await ask(
      "/",
      acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding },
    );
    expect(headers["content-encoding"]).toBe(encoding);
  });

  it("answer 304 with all headers but those of the body to whoever has the bytes", async () => {
    for (const encoding of Object.values(acceptEncodings)) {
      const whole = await ask("/about", { "Accept-Encoding": encoding });
      const tag = String(whole.headers.etag);
      for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const { status, headers, body } = await ask("/about", {
          "Accept-Encoding": encoding,
          "If-None-Match": ifNoneMatch,
        });
        expect(status).toBe(304);
        expect(body).toHaveLength(0);
        const {
          "content-type": _type,
          "content-encoding": _encoding,
          "content-length": _length,
          date: _date,
          ...rest
        } = whole.headers;
        const { date: _other, ...given } = headers;
        expect(given).toEqual(rest);
      }
      const changed = await ask("/about", { "Accept-Encoding": encoding, "If-None-Match": '"old"' });
      expect(changed.status).toBe(200);
    }
  });

  it("take the tag of another encoding for an old one", async () => {
    const { headers } = await ask("/about", { "Accept-Encoding": "br" });
    const { status } = await ask("/about", {
      "Accept-Encoding": "gzip",
      "If-None-Match": String(headers.etag),
    });
    expect(status).toBe(200);
  });

  it("share one entry between all campaigns, and one between all unknown paths", async () => {
    const before = site.documents.bytes;
    for (const path of ["/about?utm_source=a", "/about?gclid=b&x=__proto__", "/x/1", "/x/2?y"])
      await ask(path, { "Accept-Encoding": "br" });
    expect(site.documents.bytes).toBe(before);
    const plain = await ask("/about", { "Accept-Encoding": "br" });
    const campaign = await ask("/about?utm_source=a", { "Accept-Encoding": "br" });
    expect(campaign.headers.etag).toBe(plain.headers.etag);
  });

  it("keep nothing of what visitors search for", async () => {
    const before = site.documents.bytes;
    const answer = await ask("/blog?q=outreach", { "Accept-Encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBeUndefined();
    expect(site.documents.bytes).toBe(before);
  });

  it("give the same bytes whatever else a request says", async () => {
    const plain = await ask("/contact", { "Accept-Encoding": "br" });
    const odd = await ask("/contact?x=1", {
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
        expected.set(`${path} ${encoding}`, (await ask(path, { "Accept-Encoding": encoding })).body);
    const jobs = Array.from({ length: 600 }, async (_, index) => {
      const path = paths[index % paths.length] ?? "/";
      const encoding = Object.values(acceptEncodings)[index % 3] ?? "identity";
      const method = index % 7 === 0 ? "HEAD" : "GET";
      const query = index % 5 === 0 ? `?utm_campaign=${index}` : "";
      const { body, headers } = await ask(`${path}${query}`, { "Accept-Encoding": encoding }, method);
      const whole = expected.get(`${path} ${encoding}`) ?? Buffer.alloc(0);
      return headers["content-length"] === String(whole.length) &&
        body.equals(method === "HEAD" ? Buffer.alloc(0) : whole)
        ? []
        : [`${method} ${path}${query} ${encoding}`];
    });
    expect((await Promise.all(jobs)).flat()).toEqual([]);
  }, 60_000);
});

describe("a cold address", () => {
  it("is rendered once for all who ask at the same time, and everybody gets the same words", async () => {
    const cold = await testSite();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request(cold.frontDoor).get("/platform").set("Accept-Encoding", "br")),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const live = answers.filter(({ headers }) => headers["etag"] === undefined);
    expect(live).toHaveLength(1);
  });

  it("is kept whole although the first visitor left", async () => {
    const cold = await testSite();
    const coldServer = createServer(cold.frontDoor).listen(0, "127.0.0.1");
    await once(coldServer, "listening");
    const { port } = coldServer.address() as AddressInfo;
    const outgoing = httpRequest({ port, host: "127.0.0.1", path: "/solutions", agent: false });
    outgoing.on("error", () => undefined);
    outgoing.end();
    await once(outgoing, "response");
    outgoing.destroy();
    await cold.documents.find({ page: pages.solutions, query: "", key: "/solutions" });
    const kept = cold.documents.findByTarget("/solutions")?.forms.identity.body.toString();
    coldServer.close();
    expect(kept).toBe((await request(site.frontDoor).get("/solutions")).text);
  });
});

describe("memory of ready documents", () => {
  it("has a bound in bytes: the document used longest ago makes room", async () => {
    const small = await testSite({ PAGE_CACHE_BYTES: "1048576" });
    await small.documents.prepareAll();
    expect(small.documents.bytes).toBeLessThanOrEqual(1_048_576);
    expect(small.documents.bytes).toBeGreaterThan(0);
  });
});

describe("hashed assets", () => {
  it("are served from memory for a year, precompressed, each encoding with its tag", async () => {
    const { entry, stylesheet, displayFont } = site.site.manifest;
    for (const { href } of [entry, stylesheet]) {
      const [br, gzip, identity] = await Promise.all(
        Object.values(acceptEncodings).map((encoding) => ask(href, { "Accept-Encoding": encoding })),
      );
      if (!br || !gzip || !identity) throw new Error("three answers were asked for");
      expect(decoded(br)).toBe(decoded(identity));
      expect(decoded(gzip)).toBe(decoded(identity));
      expect(br.body.length).toBeLessThan(identity.body.length);
      for (const { headers } of [br, gzip, identity]) {
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(headers.vary).toBe("Accept-Encoding");
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
      expect(br.headers["content-type"]).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
    }
    const font = await ask(displayFont.href, { "Accept-Encoding": "br" });
    expect(font.headers["content-type"]).toBe("font/woff2");
    expect(font.headers["content-encoding"]).toBeUndefined();
  });

  it("are the same without the front door, from disk", async () => {
    const { href } = site.site.manifest.stylesheet;
    for (const encoding of Object.values(acceptEncodings)) {
      const ready = await request(site.frontDoor).get(href).set("Accept-Encoding", encoding);
      const fromDisk = await request(site.app).get(`${href}?x`).set("Accept-Encoding", encoding);
      expect(fromDisk.status).toBe(200);
      expect(fromDisk.text).toBe(ready.text);
      for (const name of ["content-type", "content-encoding", "cache-control", "vary", "content-length"])
        expect(fromDisk.headers[name], name).toBe(ready.headers[name]);
    }
  });
});
