import request from "supertest";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { until } from "../support/builtServer";
import { startSourceSite } from "../support/sourceSite";

const compression = vi.hoisted(() => ({
  begun: 0,
  allowed: Promise.resolve(),
  allow: () => {},
}));

vi.mock("../../server/documents/recordedDocument", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../server/documents/recordedDocument")>();
  const recordedDocument: typeof original.recordedDocument = async (...parts) => {
    compression.begun += 1;
    await compression.allowed;
    return original.recordedDocument(...parts);
  };
  return { ...original, recordedDocument };
});

/** A site that nobody has asked for anything, and that does not come to compressing for later visitors. */
async function newSite() {
  compression.begun = 0;
  compression.allowed = new Promise((resolve) => {
    compression.allow = resolve;
  });
  const site = await startSourceSite();
  onTestFinished(site.close);
  return { ...site, get: async (path: string) => request(site.server).get(path) };
}

afterEach(() => compression.allow());

it("sends a new document to all who come before it is compressed for later visitors, from one rendering", async () => {
  const { documents, ready, get } = await newSite();
  const responses = await Promise.all(["/about", "/about?a", "/about?b"].map(get));
  responses.push(await get("/about?c"));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(responses.map(({ headers }) => headers["content-encoding"])).toEqual(responses.map(() => "gzip"));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(documents.renders).toBe(1);

  compression.allow();
  await until(() => ready.find("/about") !== undefined);
  const { headers, text } = await get("/about");
  expect(headers["etag"]).toBeDefined();
  expect(text).toBe(responses[0]?.text);
  expect(documents.renders).toBe(1);
});

it("compresses one document at a time for later visitors, which leaves threads to those who wait", async () => {
  const { ready, get } = await newSite();
  await Promise.all(["/about", "/contact", "/login"].map(get));
  expect(compression.begun).toBe(1);
  compression.allow();
  await until(() => ready.find("/login") !== undefined);
  expect(compression.begun).toBe(3);
});
