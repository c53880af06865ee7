import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { recordedDocument } from "../../server/documents/recordedDocument";
import { Recorder } from "../../server/documents/recorder";
import { readyResponse, type ReadyResponse } from "../../server/http/readyResponse";
import { ReadyResponses } from "../../server/http/readyResponses";

const KIB = 1024;
const HEAD = "<html><head><title>Words</title></head>";
const BODY = `<body>${"<p>Some words of a page.</p>".repeat(500)}</body></html>`;

const text = (bytes: Buffer | undefined) => bytes?.toString();
const responseOf = (bytes: number): ReadyResponse =>
  readyResponse({ status: 200, headers: {}, bodies: { identity: [Buffer.alloc(bytes)] }, isStreamed: true });

describe("a recorder", () => {
  it("hands on the head first, and then each go of writing as one piece", async () => {
    const handedOn: string[] = [];
    const recorder = new Recorder((piece) => handedOn.push(piece.toString()));
    const html = HEAD + BODY;
    for (let start = 0; start < html.length; start += 20) recorder.write(html.slice(start, start + 20));
    await new Promise(setImmediate);
    recorder.end("<!-- later -->");
    await new Promise((done) => recorder.once("finish", done));
    expect(handedOn).toEqual([HEAD, BODY, "<!-- later -->"]);
    expect(recorder.pieces.map(text)).toEqual(handedOn);
  });
});

describe("a recorded document", () => {
  it("can be unpacked piece by piece in every encoding, the head before the rest is there", async () => {
    const { representations } = await recordedDocument({
      status: 200,
      headers: {},
      pieces: [Buffer.from(HEAD), Buffer.from(BODY)],
    });
    const { br, gzip, identity } = representations;
    const [brHead = Buffer.of()] = br?.pieces ?? [];
    const [gzipHead = Buffer.of()] = gzip?.pieces ?? [];
    expect(text(identity.pieces[0])).toBe(HEAD);
    expect(text(brotliDecompressSync(brHead, { finishFlush: constants.BROTLI_OPERATION_FLUSH }))).toBe(HEAD);
    expect(text(gunzipSync(gzipHead, { finishFlush: constants.Z_SYNC_FLUSH }))).toBe(HEAD);
    expect(text(brotliDecompressSync(Buffer.concat(br?.pieces ?? [])))).toBe(HEAD + BODY);
    expect(text(gunzipSync(Buffer.concat(gzip?.pieces ?? [])))).toBe(HEAD + BODY);
    expect([br?.pieces.length, gzip?.pieces.length, identity.pieces.length]).toEqual([2, 2, 2]);
  });
});

describe("documents in memory", () => {
  it("take no more than their bound in bytes: the one used longest ago makes room", async () => {
    const ready = new ReadyResponses(3 * KIB);
    const document = responseOf(KIB);
    const add = (key: string) => ready.addDocument(key, Promise.resolve(document));
    await add("/a");
    await add("/b");
    ready.find("/a");
    await add("/c");
    expect(["/a", "/b", "/c"].map((key) => ready.find(key))).toEqual([document, undefined, document]);
    expect(ready.documentBytes).toBeGreaterThan(2 * KIB);
    expect(ready.documentBytes).toBeLessThanOrEqual(3 * KIB);
  });

  it("do not crowd out the assets, which stay", async () => {
    const ready = new ReadyResponses(3 * KIB);
    const asset = responseOf(KIB);
    ready.addAsset("/assets/a.js", asset);
    for (const key of ["/a", "/b", "/c", "/d"])
      await ready.addDocument(key, Promise.resolve(responseOf(KIB)));
    expect(ready.find("/assets/a.js")).toBe(asset);
    expect(ready.documentHits).toBe(0);
  });

  it("are awaited by requests that come while they are recorded, and forgotten when that fails", async () => {
    const ready = new ReadyResponses(3 * KIB);
    const document = responseOf(KIB);
    void ready.addDocument("/a", Promise.resolve(document));
    void ready.addDocument("/b", Promise.reject(new Error("no such page")));
    expect(await ready.documentUnderWay("/a")).toBe(document);
    expect(await ready.documentUnderWay("/b")).toBeUndefined();
    expect([ready.documentUnderWay("/a"), ready.documentUnderWay("/b")]).toEqual([undefined, undefined]);
    expect(ready.find("/b")).toBeUndefined();
  });
});
