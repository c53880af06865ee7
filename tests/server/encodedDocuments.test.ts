import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { rawRequest } from "../support/rawRequest";
import { ORIGIN, sourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const paths = Object.keys(specifiedPages);
const encodings = Object.values(acceptEncodings);
const site = sourceSite();
const live = sourceSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: ORIGIN });
beforeAll(() => site.prepareAll());

const get = (
  path: string,
  encoding: string = acceptEncodings.br,
  headers = {},
  from: { port: number } = site,
) => encodedResponse(from.port, path, { "Accept-Encoding": encoding, ...headers });

/** Without what is the request's own. */
function ownHeaders({ headers }: Awaited<ReturnType<typeof get>>) {
  const { date: _date, "x-request-id": _id, etag, ...own } = headers;
  return { etag, own };
}

describe("documents", () => {
  it.each([...paths, "/nope", "/%", "/blog?q=outreach", "/about?utm_source=mail"])(
    "are the same in every encoding, ready or rendered in the moment, in chunks without a length: %s",
    async (path) => {
      const texts = new Set<string>();
      for (const encoding of encodings) {
        const [ready, rendered] = [await get(path, encoding), await get(path, encoding, {}, live)];
        const { own, etag } = ownHeaders(ready);
        expect({ own, etag: undefined }).toEqual(ownHeaders(rendered));
        expect(own).toMatchObject({ "transfer-encoding": "chunked", vary: "Accept-Encoding" });
        expect(own).not.toHaveProperty("content-length");
        expect(etag !== undefined).toBe(ready.status === 200 && !path.includes("q="));
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
  ])("have for Accept-Encoding %j the encoding %s", async (accepted, encoding) => {
    const headers = accepted === undefined ? undefined : { "Accept-Encoding": accepted };
    const response = await encodedResponse(site.port, "/", headers);
    expect(response.headers["content-encoding"]).toBe(encoding);
  });

  it("are 304 with all headers but those of the body for a client that has the bytes", async () => {
    const tags: string[] = [];
    for (const encoding of encodings) {
      const { etag: tag = "", own } = ownHeaders(await get("/about", encoding));
      for (const name of ["content-type", "content-encoding", "transfer-encoding"]) delete own[name];
      expect(tag).toMatch(/^"[\w+/-]+"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const unchanged = await get("/about", encoding, { "If-None-Match": known });
        expect([unchanged.status, unchanged.body.length, ownHeaders(unchanged)]).toEqual([
          304,
          0,
          { etag: tag, own },
        ]);
      }
      // A tag of other bytes, such as those of another encoding.
      for (const other of ['"old"', ...tags])
        expect((await get("/about", encoding, { "If-None-Match": other })).status).toBe(200);
      tags.push(tag);
    }
  });
});

/** How much of it a browser can unpack as soon as it is there. */
const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  [acceptEncodings.br]: (bytes) =>
    brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  [acceptEncodings.gzip]: (bytes) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
};

/** The chunks of a response as they came over the wire (RFC 9112, 7.1). */
function chunksOf(received: string): readonly Buffer[] {
  const chunks: Buffer[] = [];
  let rest = received.slice(received.indexOf("\r\n\r\n") + 4);
  for (let length = -1; length !== 0; rest = rest.slice(length + 2)) {
    length = Number.parseInt(rest, 16);
    rest = rest.slice(rest.indexOf("\n") + 1);
    chunks.push(Buffer.from(rest.slice(0, length), "latin1"));
  }
  return chunks;
}

describe.each([
  ["ready", site],
  ["rendered in the moment", live],
])("a document on the wire, %s", (_kind, from) => {
  it.each(encodings)("can be unpacked up to its head before the rest is there: %s", async (encoding) => {
    const head = `GET /about HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`;
    const chunks = chunksOf(await rawRequest(from.port, head));
    const unpacked = chunks.map((_, index) => {
      const bytes = Buffer.concat(chunks.slice(0, index + 1));
      return String(unpack[encoding]?.(bytes) ?? bytes);
    });
    expect(unpacked.find((html) => html !== "")).toMatch(/^<!DOCTYPE html>[^]*<\/head>$/);
    expect(unpacked.at(-1)).toMatch(/<\/html>$/);
  });

  it("goes to a client of HTTP/1.0 without chunks, until the connection ends", async () => {
    const received = await rawRequest(from.port, "GET /about HTTP/1.0\r\n\r\n");
    expect(received).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n[^]*\n<!DOCTYPE[^]*<\/html>$/,
    );
    expect(received).not.toMatch(/^transfer-encoding/im);
  });
});
