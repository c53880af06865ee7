import { beforeEach, expect, it } from "vitest";
import { Recorder } from "../../server/documents/recorder";
import { readyResponse, type ReadyResponse } from "../../server/http/readyResponse";
import { ReadyResponses } from "../../server/http/readyResponses";

const KIB = 1024;
const HEAD = "<html><head><title>Words</title></head>";
const BODY = `<body>${"<p>Some words of a page.</p>".repeat(500)}</body></html>`;

const responseOf = (bytes: number): ReadyResponse =>
  readyResponse({ status: 200, headers: {}, bodies: { identity: [Buffer.alloc(bytes)] }, isStreamed: true });
const asset = responseOf(4 * KIB);

let ready: ReadyResponses;
beforeEach(() => {
  ready = new ReadyResponses(3 * KIB, new Map([["/assets/a.js", asset]]));
});

it("has every asset, whatever its query is and whatever the documents take", () => {
  for (const target of ["/a", "/b", "/c", "/d"]) ready.add(target, responseOf(KIB));
  expect(ready.find("/assets/a.js")).toBe(asset);
  expect(ready.find("/assets/a.js?v=1&x=?")).toBe(asset);
  expect(ready.find("/assets/b.js")).toBeUndefined();
});

it("lets documents take no more than their bound: the one used longest ago makes room", () => {
  const document = responseOf(KIB);
  ready.add("/a", document);
  ready.add("/b", document);
  ready.find("/a");
  ready.add("/c", document);
  expect(["/a", "/b", "/c"].map((key) => ready.find(key))).toEqual([document, undefined, document]);
  expect(ready.bytes).toBeGreaterThan(2 * KIB);
  expect(ready.bytes).toBeLessThanOrEqual(3 * KIB);
});

it("counts the documents that were found, and no assets", () => {
  ready.add("/a", responseOf(1));
  for (const target of ["/a", "/assets/a.js", "/b", "/a"]) ready.find(target);
  expect(ready.documentHits).toBe(2);
});

it("records the head of a document first, and then each go of writing as one piece", async () => {
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
