import type { Response } from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { ORIGIN, sharedSite } from "../support/sourceSite";

const encodings = ["br", "gzip", "identity"] as const;
const site = await sharedSite();
const live = await sharedSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: ORIGIN });
await site.preparePages();
await site.prepareArticles();

const get = (path: string, encoding: string, from = site) =>
  from.get(path).set({ "Accept-Encoding": encoding, "X-Request-Id": "trace-7/a" });

/** Without the moment. */
function ownHeaders({ headers }: Awaited<ReturnType<typeof get>>): Record<string, unknown> {
  const { date: _date, ...own } = headers;
  return own;
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["", undefined],
  ["*", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity;q=0, *;q=0", undefined],
  ["br ; q=0.2 , gzip ; q=0.8", "br"],
  ["gzip;q=nonsense", undefined],
])("the best encoding for Accept-Encoding %j is %s", async (accepted, encoding) => {
  expect((await get("/about", accepted)).headers["content-encoding"]).toBe(encoding);
});

const paths = ["/", "/nope", "/blog?q=outreach", "/about?utm_source=mail"];

describe.each(paths)("the document of %s", (path) => {
  /** The responses in each encoding, of the site that has it cached and of the one that renders each anew. */
  let responses: readonly { encoding: string; cached: Response; rendered: Response }[];
  beforeAll(async () => {
    responses = await Promise.all(
      encodings.map(async (encoding) => ({
        encoding,
        cached: await get(path, encoding),
        rendered: await get(path, encoding, live),
      })),
    );
  });

  it("comes in the encoding that is accepted, which caches are told", () => {
    const seen = responses.map(({ cached }) => [cached.headers["content-encoding"], cached.headers["vary"]]);
    expect(seen).toEqual([
      ["br", "Accept-Encoding"],
      ["gzip", "Accept-Encoding"],
      [undefined, "Accept-Encoding"],
    ]);
  });

  it("is the same text in every encoding, cached or just rendered", () => {
    const texts = responses.flatMap(({ encoding, cached, rendered }) => [
      { of: `${encoding}, cached`, text: cached.text },
      { of: `${encoding}, rendered`, text: rendered.text },
    ]);
    expect(texts.filter(({ text }) => text !== texts[0]?.text)).toEqual([]);
  });

  it("is a whole HTML document", () => {
    for (const { cached, encoding } of responses)
      expect(cached.text, encoding).toMatch(/^<!DOCTYPE html><html lang="en">[^]*<h1[^]*<\/html>$/);
  });

  it("has the same headers just rendered as cached, but those of a body whose length is known", () => {
    for (const { cached, rendered, encoding } of responses) {
      const {
        etag: _etag,
        "content-length": _length,
        "transfer-encoding": _chunks,
        ...own
      } = ownHeaders(cached);
      expect(ownHeaders(rendered), encoding).toEqual({ ...own, "transfer-encoding": "chunked" });
    }
  });

  it("has its length once it is cached, as all but searches are", () => {
    for (const { cached, encoding } of responses)
      expect(cached.headers["content-length"] !== undefined, encoding).toBe(!path.includes("q="));
  });

  it("has a tag if it is cached and found", () => {
    for (const { cached, encoding } of responses)
      expect(cached.headers["etag"] !== undefined, encoding).toBe(
        cached.status === 200 && !path.includes("q="),
      );
  });
});

describe.each(encodings)("a document in the encoding %s", (encoding) => {
  const tagIn = async (accepted: string) => String((await get("/about", accepted)).headers["etag"]);

  it("has a strong tag", async () => {
    expect(await tagIn(encoding)).toMatch(/^"[\w+/-]+"$/);
  });

  it.each([
    ["its tag", (tag: string) => tag],
    ["its tag, weak", (tag: string) => `W/${tag}`],
    ["its tag after another", (tag: string) => `"other", ${tag}`],
    ["any tag", () => "*"],
  ])("is 304, with all headers but those of the body, for a client that has %s", async (_what, knownOf) => {
    const own = ownHeaders(await get("/about", encoding));
    for (const name of ["content-type", "content-encoding", "content-length"]) delete own[name];
    const unchanged = await get("/about", encoding).set("If-None-Match", knownOf(String(own["etag"])));
    expect([unchanged.status, unchanged.text, ownHeaders(unchanged)]).toEqual([304, "", own]);
  });

  it("is sent whole to a client that has it as it was", async () => {
    expect((await get("/about", encoding).set("If-None-Match", '"old"')).status).toBe(200);
  });

  it.each(encodings.filter((other) => other !== encoding))(
    "is sent whole to a client that has it in the encoding %s",
    async (other) => {
      const tag = await tagIn(other);
      expect((await get("/about", encoding).set("If-None-Match", tag)).status).toBe(200);
    },
  );
});
