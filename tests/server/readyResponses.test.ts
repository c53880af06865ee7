import { expect, it } from "vitest";
import { readyResponse } from "../../server/http/readyResponse";
import { ReadyResponses } from "../../server/http/readyResponses";

const KIB = 1024;

const responseOf = (bytes: number) => readyResponse(200, {}, { identity: Buffer.alloc(bytes) });

it("has every asset, whatever its query is, and of the documents those that fit in and were used last", () => {
  const [asset, document] = [responseOf(4 * KIB), responseOf(KIB)];
  const ready = new ReadyResponses(3 * KIB, new Map([["/assets/a.js", asset]]));
  ready.documents.set("/a", document);
  ready.documents.set("/b", document);
  ready.find("/a");
  ready.documents.set("/c", document);
  expect(["/a", "/b", "/c"].map((key) => ready.find(key))).toEqual([document, undefined, document]);
  expect(ready.documents.calculatedSize).toBeGreaterThan(2 * KIB);
  expect(ready.documents.calculatedSize).toBeLessThanOrEqual(3 * KIB);
  for (const target of ["/assets/a.js", "/assets/a.js?v=1&x=?"]) expect(ready.find(target)).toBe(asset);
  expect(ready.find("/assets/b.js")).toBeUndefined();
  // Neither assets nor what was not found.
  expect(ready.documentHits).toBe(3);
});
