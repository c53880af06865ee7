import { once } from "node:events";
import { request } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PageCache, readyAnswer } from "../../server/http/readyResponses";
import { allPages, pages } from "../../shared/pageTable";
import { ask } from "../support/ask";
import { listeningSite, readySite } from "../support/testSite";

const KIB = 1024;

let site: Awaited<ReturnType<typeof readySite>>;
beforeAll(async () => {
  site = await readySite();
}, 60_000);
afterAll(() => site.close());

describe("documents in memory", () => {
  it("are all made in the background after the start", () => {
    expect(allPages.filter(({ path }) => !site.documents.findByTarget(path))).toEqual([]);
  });

  it("share one entry between all campaigns, and one between all unknown paths", async () => {
    const before = site.documents.bytes;
    for (const path of ["/about?utm_source=a", "/about?gclid=b&x=__proto__", "/x/1", "/x/2?y"])
      await ask(site.port, path, { "Accept-Encoding": "br" });
    expect(site.documents.bytes).toBe(before);
    const plain = await ask(site.port, "/about", { "Accept-Encoding": "br" });
    const campaign = await ask(site.port, "/about?utm_source=a", { "Accept-Encoding": "br" });
    expect(campaign.headers.etag).toBe(plain.headers.etag);
  });

  it("keep nothing of what visitors search for", async () => {
    const before = site.documents.bytes;
    const answer = await ask(site.port, "/blog?q=outreach", { "Accept-Encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBeUndefined();
    expect(site.documents.bytes).toBe(before);
  });

  it("take no more than their bound in bytes: the one used longest ago makes room", async () => {
    const cache = new PageCache(3 * KIB);
    const document = readyAnswer({ status: 200, headers: {}, bodies: { identity: Buffer.alloc(KIB) } });
    const keep = (key: string) => cache.keep(key, Promise.resolve(document));
    await keep("/a");
    await keep("/b");
    cache.find("/a");
    await keep("/c");
    expect(["/a", "/b", "/c"].map((key) => cache.find(key))).toEqual([document, undefined, document]);
    expect(cache.bytes).toBeGreaterThan(2 * KIB);
    expect(cache.bytes).toBeLessThanOrEqual(3 * KIB);
  });
});

describe("a cold address", () => {
  let cold: Awaited<ReturnType<typeof listeningSite>>;
  beforeEach(async () => {
    cold = await listeningSite();
  });
  afterEach(() => cold.close());

  it("is rendered once for all who ask at the same time, and everybody gets the same words", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(cold.port, "/platform")));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const live = answers.filter(({ headers }) => headers.etag === undefined);
    expect(live).toHaveLength(1);
  });

  it("is kept whole although the first visitor left", async () => {
    const visitor = request({ port: cold.port, host: "127.0.0.1", path: "/solutions", agent: false });
    visitor.on("error", () => undefined);
    visitor.end();
    await once(visitor, "response");
    visitor.destroy();
    await cold.documents.find({ page: pages.solutions, query: "", key: "/solutions" });
    const kept = cold.documents.findByTarget("/solutions")?.forms.identity.body;
    expect(kept).toEqual((await ask(site.port, "/solutions")).body);
  });
});
