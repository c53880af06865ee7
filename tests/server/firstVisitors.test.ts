import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import request from "supertest";
import { expect, it, onTestFinished, vi } from "vitest";
import { until } from "../support/builtServer";
import { startSourceSite } from "../support/sourceSite";

const ORIGIN = "https://first-visitors.example";

/** A site that nobody has asked for anything, and that compresses for later visitors only once it is allowed to. */
async function newSite() {
  const held: zlib.BrotliCompress[] = [];
  const { createBrotliCompress } = zlib;
  const compress = vi.spyOn(zlib, "createBrotliCompress").mockImplementation((options) => {
    const stream = createBrotliCompress(options);
    stream.cork();
    vi.spyOn(stream, "write");
    held.push(stream);
    return stream;
  });
  syncBuiltinESMExports();
  const allow = () => {
    compress.mockRestore();
    syncBuiltinESMExports();
    for (const stream of held) stream.uncork();
  };
  const site = await startSourceSite({ PUBLIC_ORIGIN: ORIGIN });
  onTestFinished(async () => {
    allow();
    await site.close();
  });
  // Sites of earlier tests may still be compressing.
  const begun = () => held.filter(({ write }) => String(vi.mocked(write).mock.calls[0]).includes(ORIGIN));
  return { ...site, begun, allow, get: async (path: string) => request(site.server).get(path) };
}

it("sends a new document to all who come before it is compressed for later visitors, from one rendering", async () => {
  const { documents, ready, allow, get } = await newSite();
  const responses = await Promise.all(["/about", "/about?a", "/about?b"].map(get));
  responses.push(await get("/about?c"));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(responses.map(({ headers }) => headers["content-encoding"])).toEqual(responses.map(() => "gzip"));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(documents.renders).toBe(1);

  allow();
  await until(() => ready.find("/about") !== undefined);
  const { headers, text } = await get("/about");
  expect(headers["etag"]).toBeDefined();
  expect(text).toBe(responses[0]?.text);
  expect(documents.renders).toBe(1);
});

it("compresses one document at a time for later visitors, which leaves threads to those who wait", async () => {
  const { ready, begun, allow, get } = await newSite();
  await Promise.all(["/about", "/contact", "/login"].map(get));
  expect(begun()).toHaveLength(1);
  allow();
  await until(() => ready.find("/login") !== undefined);
});
