import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RenderQueue } from "../../server/documents/renderQueue";
import { ORIGIN, siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";

const MOST_WAITING = 30;

const fail = () => {
  throw new Error("secret words in /srv/some/file.ts");
};

/** Compresses for later visitors, on every site of this process, only once the test calls this. */
function holdCompression(): () => void {
  const held: (() => void)[] = [];
  const { brotliCompress } = zlib;
  const compress = vi
    .spyOn(zlib, "brotliCompress")
    .mockImplementation((...parameters: Parameters<typeof brotliCompress>) =>
      held.push(() => brotliCompress(...parameters)),
    );
  syncBuiltinESMExports();
  const goOn = () => {
    compress.mockRestore();
    syncBuiltinESMExports();
    for (const go of held.splice(0)) go();
  };
  onTestFinished(goOn);
  return goOn;
}

it("sends the first visitors of a document, all from one rendering, before it is compressed for later ones", async () => {
  const goOn = holdCompression();
  const { documents, ready, get } = await siteOfOneTest();
  const responses = await Promise.all(["/about", "/about?a", "/about?b"].map((path) => get(path)));
  responses.push(await get("/about?late"));
  for (const { status, headers, text } of responses)
    expect([status, headers["content-encoding"], text]).toEqual([200, "gzip", responses[0]?.text]);

  goOn();
  await until(() => ready.get("/about") !== undefined);
  const { headers, text } = await get("/about");
  expect(headers["etag"]).toBeDefined();
  expect(text).toBe(responses[0]?.text);
  expect(documents.queue.renders).toBe(1);
  const searches = await Promise.all(["gap", "list"].map((q) => get(`/blog?q=${q}`)));
  expect(searches.map(({ text }) => / value="(.*?)"/.exec(text)?.[1])).toEqual(["gap", "list"]);
});

it("renders a document again where it cannot be compressed for later visitors, and logs why", async () => {
  vi.spyOn(zlib, "brotliCompress").mockImplementation(fail);
  syncBuiltinESMExports();
  const { ready, get, logged } = await siteOfOneTest({ LOG_LEVEL: "error" });
  expect((await get("/about")).status).toBe(200);
  await until(() => logged().length === 1);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect((await get("/about")).status).toBe(200);
  await until(() => ready.get("/about") !== undefined);
});

describe("too many renderings", () => {
  it("are refused with the error screen, and what is ready is sent", async () => {
    const { ready, documents, get, logged } = await siteOfOneTest();
    await get("/");
    await until(() => ready.get("/") !== undefined);
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const { queue } = documents;
    const underWay = queue.run(() => held);
    await until(() => queue.waiting === 0);
    const waiting = Array.from({ length: MOST_WAITING }, () => queue.run(() => held));

    const { status, headers, text } = await get("/blog?q=new");
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(text).toContain("Service Unavailable</p>");
    expect((await get("/")).status).toBe(200);
    expect(queue.shed).toBe(1);
    expect(logged().filter(({ msg }) => msg === "A request failed")).toEqual([]);

    finish();
    await Promise.all([underWay, ...waiting]);
    expect((await get("/blog?q=new")).status).toBe(200);
  });

  it("come one at a time, also after one that failed, with rests twice as long between", async () => {
    const queue = new RenderQueue();
    const times: number[] = [];
    const render = async () => {
      times.push(performance.now());
      await new Promise((done) => setTimeout(done, 50));
      times.push(performance.now());
      throw new Error("a page that fails");
    };
    await Promise.allSettled([queue.run(render), queue.run(render)]);
    const [, end = 0, next = 0] = times;
    expect(next - end).toBeGreaterThan(95);
  });
});

/** A site whose page About cannot be rendered until it is mended. */
async function siteWithFailingPage(environment: Readonly<Record<string, string>> = {}) {
  const site = await siteOfOneTest({ PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: "error", ...environment });
  const { about = { modules: [] } } = site.context.manifest.pages;
  const fault = vi.spyOn(about, "modules", "get").mockImplementation(fail);
  return { ...site, mend: () => fault.mockRestore() };
}

describe("a page that fails", () => {
  it.each(["on", "off"])("is 500 until it is fixed, its cause only logged: cache %s", async (cache) => {
    const { get, logged, mend } = await siteWithFailingPage({ PAGE_CACHE: cache });
    for (const path of ["/about", "/about?email=ann@site.example"]) {
      const { status, headers, text } = await get(path);
      expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
      for (const name of ["etag", "link", "retry-after"]) expect(headers).not.toHaveProperty(name);
      expect(text).toMatch(/Unexpected Application Error!.*Internal Server Error/s);
      expect(text).not.toMatch(/secret|\.tsx?|node_modules|<script/);
    }
    const failed = { path: "/about", msg: "A request failed", id: expect.any(String) as string };
    expect(logged()).toEqual([expect.objectContaining(failed), expect.objectContaining(failed)]);
    expect(JSON.stringify(logged())).toContain("secret words");
    expect(JSON.stringify(logged())).not.toContain("ann@");

    mend();
    expect((await get("/about")).status).toBe(200);
  });

  it("is said by preparing, which goes on with the others, and can be done again", async () => {
    const { documents, ready, mend, logged } = await siteWithFailingPage();
    expect(await documents.prepareAll()).toBe(false);
    expect(documents.queue.failures).toBe(1);
    expect(logged().map(({ msg }) => msg)).toEqual([
      "A page cannot be rendered: About Larkwell | Our Story, Mission and Leadership",
    ]);
    expect(ready.get("/about")).toBeUndefined();
    for (const target of ["/contact", "/blog?article=how-we-test-a-nudge"])
      expect(ready.get(target), target).toBeDefined();
    mend();
    const { renders } = documents.queue;
    expect(await documents.prepareAll()).toBe(true);
    expect(documents.queue.renders).toBe(renders + 1);
  });
});
