import { once } from "node:events";
import http from "node:http";
import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding } from "../../server/http/readyResponse";
import { ORIGIN, sharedSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const encodings = ["br", "gzip", "identity"] as const;
const site = await sharedSite();
const live = await sharedSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: ORIGIN });
await site.documents.prepareAll();

const get = (path: string, encoding: string, from = site) => from.get(path).set("Accept-Encoding", encoding);

/** Without what is the request's own. */
function ownHeaders({ headers }: Awaited<ReturnType<typeof get>>): Record<string, unknown> {
  const { date: _date, "x-request-id": _id, ...own } = headers;
  return own;
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  [undefined, "identity"],
  ["*", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br;q=0.5, identity;q=0.9", "identity"],
  ["BR", "br"],
  ["identity;q=0, *;q=0", "identity"],
  ["br ; q=0.2 , gzip ; q=0.8", "gzip"],
  ["gzip;q=nonsense", "identity"],
])("the best encoding for Accept-Encoding %j is %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, encodings)).toBe(encoding);
});

describe("documents", () => {
  it.each([...Object.keys(specifiedPages), "/nope", "/%", "/blog?q=outreach", "/about?utm_source=mail"])(
    "are the same in every encoding, ready or rendered in the moment, in chunks without a length: %s",
    async (path) => {
      const texts = new Set<string>();
      for (const encoding of encodings) {
        const [ready, rendered] = [await get(path, encoding), await get(path, encoding, live)];
        const { etag, ...own } = ownHeaders(ready);
        expect(ownHeaders(rendered)).toEqual(own);
        expect(own).toMatchObject({ "transfer-encoding": "chunked", vary: "Accept-Encoding" });
        expect(own).not.toHaveProperty("content-length");
        expect(own["content-encoding"] ?? "identity").toBe(encoding);
        expect(etag !== undefined).toBe(ready.status === 200 && !path.includes("q="));
        texts.add(ready.text).add(rendered.text);
      }
      expect(texts.size).toBe(1);
      expect([...texts][0]).toMatch(/^<!DOCTYPE html><html lang="en">[^]*<h1[^]*<\/html>$/);
    },
  );

  it("are 304 with all headers but those of the body for a client that has the bytes", async () => {
    const tags: string[] = [];
    for (const encoding of encodings) {
      const own = ownHeaders(await get("/about", encoding));
      for (const name of ["content-type", "content-encoding", "transfer-encoding"]) delete own[name];
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

/** How much of it a browser can unpack as soon as it is there. */
const unpack = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  identity: (bytes: Buffer) => bytes,
};

it.each([
  ["ready", site],
  ["rendered in the moment", live],
])(
  "a document, %s, comes in few pieces, of which the first ones can be unpacked up to the head",
  async (_kind, { port }) => {
    for (const encoding of encodings) {
      const options = { port, path: "/about", headers: { "Accept-Encoding": encoding } };
      const [response] = (await once(http.get(options), "response")) as [http.IncomingMessage];
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      await once(response, "end");
      const unpacked = pieces.map((_, last) =>
        String(unpack[encoding](Buffer.concat(pieces.slice(0, last + 1)))),
      );
      expect(unpacked.find((html) => html !== "")).toMatch(/^<!DOCTYPE html>[^]*<\/head>$/);
      expect(unpacked.at(-1)).toMatch(/<\/html>$/);
      expect(new Set(unpacked).size).toBeLessThan(5);
    }
  },
);
