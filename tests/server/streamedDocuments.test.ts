import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { acceptEncodings, decoded, encodedResponse } from "../support/encodedResponse";
import { rawRequest } from "../support/rawRequest";
import { sourceSite } from "../support/sourceSite";

const site = sourceSite();
const live = sourceSite({ PAGE_CACHE: "off" });
const paths = allPages.map(({ path }) => path);
beforeAll(() => site.prepareAll());

describe("every document", () => {
  it.each([...paths, "/nope", "/%", "/blog?q=outreach", "/about?utm_source=mail"])(
    "leaves in chunks, without a length, ready or rendered in the moment: %s",
    async (path) => {
      for (const { port } of [site, live])
        for (const encoding of Object.values(acceptEncodings)) {
          const response = await encodedResponse(port, path, { "Accept-Encoding": encoding });
          expect(response.headers["transfer-encoding"]).toBe("chunked");
          expect(response.headers).not.toHaveProperty("content-length");
          expect(decoded(response)).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/);
        }
    },
  );

  it.each(["site", "live"] as const)(
    "can be unpacked up to its head before the rest is there: %s",
    async (kind) => {
      const { port } = { site, live }[kind];
      for (const encoding of Object.values(acceptEncodings)) {
        const chunks = chunksOf(
          await rawRequest(
            port,
            requestFor("/about", `Accept-Encoding: ${encoding}\r\nConnection: close\r\n`),
          ),
        );
        const unpacked = chunks.map((_, index) => unpackedSoFar(chunks.slice(0, index + 1), encoding));
        expect(unpacked.find((html) => html !== "")).toMatch(/^<!DOCTYPE html>[^]*<\/head>$/);
        expect(unpacked.at(-1)).toMatch(/<\/html>$/);
      }
    },
  );

  it("goes to a client of HTTP/1.0 without chunks, until the connection ends", async () => {
    for (const { port } of [site, live]) {
      const received = await rawRequest(port, "GET /about HTTP/1.0\r\n\r\n");
      const [head = "", body = ""] = received.split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(head).not.toMatch(/transfer-encoding/i);
      expect(head).toMatch(/^Connection: close$/im);
      expect(body).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/);
    }
  });
});

describe("a visitor who leaves in the middle", () => {
  it("changes nothing for the next ones, whether the document was ready or not", async () => {
    const whole = new Map<string, string>();
    for (const path of paths) whole.set(path, decoded(await encodedResponse(site.port, path)));
    for (const { port } of [site, live]) {
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          rawRequest(
            port,
            requestFor(paths[index % paths.length] ?? "/"),
            (received) => received.length > index,
          ),
        ),
      );
      for (const path of paths)
        for (const encoding of Object.values(acceptEncodings))
          expect(decoded(await encodedResponse(port, path, { "Accept-Encoding": encoding }))).toBe(
            whole.get(path),
          );
    }
  });

  it("leaves the next requests on one connection their own documents", async () => {
    const received = await rawRequest(
      site.port,
      requestFor("/about") + requestFor("/contact") + requestFor("/nope", "Connection: close\r\n"),
    );
    expect(received.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 404"]);
    expect(received.match(/<title>[^<]*/g)).toEqual([
      "<title>About Larkwell | Our Story, Mission and Leadership",
      "<title>Contact Larkwell | Demos, Sales and Support",
      "<title>Page Not Found | Larkwell",
    ]);
  });
});

const requestFor = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** The chunks of a response as they came over the wire (RFC 9112, 7.1). */
function chunksOf(received: string): readonly Buffer[] {
  const bytes = Buffer.from(received, "latin1");
  const chunks: Buffer[] = [];
  let start = bytes.indexOf("\r\n\r\n") + 4;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", start);
    const length = Number.parseInt(bytes.toString("latin1", start, lineEnd), 16);
    if (!(length > 0)) return chunks;
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    start = lineEnd + 2 + length + 2;
  }
}

/** What a browser has of the document when these chunks are all that came. */
function unpackedSoFar(chunks: readonly Buffer[], acceptEncoding: string): string {
  const bytes = Buffer.concat(chunks);
  if (acceptEncoding === acceptEncodings.br)
    return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  if (acceptEncoding === acceptEncodings.gzip)
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  return bytes.toString();
}
