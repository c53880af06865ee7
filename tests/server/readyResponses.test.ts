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
    const recorder = new Recorder();
    const followed = recorder.follow((piece) => handedOn.push(piece.toString()));
    const html = HEAD + BODY;
    for (let start = 0; start < html.length; start += 20) recorder.write(html.slice(start, start + 20));
    await new Promise(setImmediate);
    recorder.end("<!-- later -->");
    await followed;
    expect(handedOn).toEqual([HEAD, BODY, "<!-- later -->"]);
    const late: string[] = [];
    await recorder.follow((piece) => late.push(piece.toString()));
    expect(late).toEqual(handedOn);
  });
});

describe("a recorded document", () => {
  it("can be unpacked piece by piece in every encoding, the head before the rest is there", async () => {
    const { representations } = await recordedDocument(200, {}, [Buffer.from(HEAD), Buffer.from(BODY)]);
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

describe("ready responses", () => {
  const asset = responseOf(4 * KIB);
  const assets = new Map([["/assets/a.js", asset]]);

  it("have every asset, whatever its query is and whatever the documents take", () => {
    const ready = new ReadyResponses(3 * KIB, assets);
    for (const target of ["/a", "/b", "/c", "/d"]) ready.add(target, responseOf(KIB));
    expect(ready.find("/assets/a.js")).toBe(asset);
    expect(ready.find("/assets/a.js?v=1&x=?")).toBe(asset);
    expect(ready.find("/assets/b.js")).toBeUndefined();
  });

  it("let documents take no more than their bound in bytes: the one used longest ago makes room", () => {
    const ready = new ReadyResponses(3 * KIB, assets);
    const document = responseOf(KIB);
    ready.add("/a", document);
    ready.add("/b", document);
    ready.find("/a");
    ready.add("/c", document);
    expect(["/a", "/b", "/c"].map((key) => ready.find(key))).toEqual([document, undefined, document]);
    expect(ready.bytes).toBeGreaterThan(2 * KIB);
    expect(ready.bytes).toBeLessThanOrEqual(3 * KIB);
  });

  it("count the documents that were found, and no assets", () => {
    const ready = new ReadyResponses(3 * KIB, assets);
    ready.add("/a", responseOf(1));
    for (const target of ["/a", "/assets/a.js", "/b", "/a"]) ready.find(target);
    expect(ready.documentHits).toBe(2);
  });
});
