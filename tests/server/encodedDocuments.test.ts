import { describe, expect, it } from "vitest";
import { pageAddresses } from "../support/addresses";
import { ORIGIN, sharedSite } from "../support/sourceSite";

const encodings = ["br", "gzip", "identity"] as const;
const site = await sharedSite();
const live = await sharedSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: ORIGIN });
await site.documents.preparePages();
await site.documents.prepareArticles();

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

describe("documents", () => {
  const paths = [...pageAddresses, "/nope", "/%", "/blog?q=outreach", "/about?utm_source=mail"];
  it.each(paths)("are the same in every encoding, ready or just rendered: %s", async (path) => {
    const texts = new Set<string>();
    for (const encoding of encodings) {
      const [ready, rendered] = [await get(path, encoding), await get(path, encoding, live)];
      const { etag, "content-length": length, "transfer-encoding": _chunks, ...own } = ownHeaders(ready);
      expect(ownHeaders(rendered)).toEqual(
        path === "/%" ? ownHeaders(ready) : { ...own, "transfer-encoding": "chunked" },
      );
      expect(own).toMatchObject({ vary: "Accept-Encoding" });
      expect(length !== undefined).toBe(!path.includes("q="));
      expect(own["content-encoding"] ?? "identity").toBe(encoding);
      expect(etag !== undefined).toBe(ready.status === 200 && !path.includes("q="));
      texts.add(ready.text).add(rendered.text);
    }
    expect(texts.size).toBe(1);
    expect([...texts][0]).toMatch(/^<!DOCTYPE html><html lang="en">[^]*<h1[^]*<\/html>$/);
  });

  it("are 304 with all headers but those of the body for a client that has the bytes", async () => {
    const tags: string[] = [];
    for (const encoding of encodings) {
      const own = ownHeaders(await get("/about", encoding));
      for (const name of ["content-type", "content-encoding", "content-length"]) delete own[name];
      const tag = String(own["etag"]);
      expect(tag).toMatch(/^"[\w+/-]+"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const unchanged = await get("/about", encoding).set("If-None-Match", known);
        expect([unchanged.status, unchanged.text, ownHeaders(unchanged)]).toEqual([304, "", own]);
      }
      // A tag of other bytes, such as those of another encoding.
      for (const other of ['"old"', ...tags])
        expect((await get("/about", encoding).set("If-None-Match", other)).status).toBe(200);
      tags.push(tag);
    }
  });
});
