import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import supertest from "supertest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { RenderQueue } from "../../server/documents/renderQueue";
import { story } from "../../shared/pages/about/aboutContent";
import { articleAddresses, pageAddresses } from "../support/addresses";
import { openConnection } from "../support/rawRequest";
import { ORIGIN, siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";
import * as company from "../support/specifiedCompany";

const MORE_THAN_MAY_WAIT = 1000;

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

it("sends a document to the visitor who caused its rendering before it is compressed for all others, who wait together", async () => {
  const { documents, cached, get, metrics } = await siteOfOneTest({ ADMIN_PORT: "0" });
  if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
  const counted = async () => (await supertest(metrics.server).get("/metrics")).text;
  const goOn = holdCompression();
  const first = await get("/about");
  expect([first.status, first.headers["content-encoding"]]).toEqual([200, "gzip"]);
  const others = ["/about", "/about?b"].map(async (path) => get(path));
  await until(async () => (await counted()).includes("http_requests_under_way 2"));
  goOn();
  for (const { status, headers, text } of await Promise.all(others)) {
    expect([status, headers["content-encoding"], text]).toEqual([200, "gzip", first.text]);
    expect(headers["etag"]).toBeDefined();
  }
  expect(cached.get("/about")).toBeDefined();
  expect(documents.queue.renders).toBe(1);
  const searches = await Promise.all(["gap", "list"].map((q) => get(`/blog?q=${q}`)));
  expect(searches.map(({ text }) => / value="(.*?)"/.exec(text)?.[1])).toEqual(["gap", "list"]);
});

it("renders a document again where it cannot be compressed for later visitors, and logs why", async () => {
  const { cached, get, logged } = await siteOfOneTest({ LOG_LEVEL: "error" });
  vi.spyOn(zlib, "brotliCompress").mockImplementation(fail);
  syncBuiltinESMExports();
  expect((await get("/about")).status).toBe(200);
  await until(() => logged().length === 1);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect((await get("/about")).status).toBe(200);
  await until(() => cached.get("/about") !== undefined);
});

/** Lets nothing be rendered until the test calls this. */
function occupy(queue: RenderQueue): () => void {
  let finish = () => {};
  void queue.render(() => new Promise<void>((resolve) => (finish = resolve)));
  return () => finish();
}

/** A visitor who waits for a document. */
const visit = (port: number, target: string) =>
  openConnection(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe("visitors who leave while they wait", () => {
  it("have no search rendered for them, and count as left, not as served", async () => {
    const { documents, port, logged, metrics } = await siteOfOneTest({ ADMIN_PORT: "0" });
    const { queue } = documents;
    const goOn = occupy(queue);
    const targets = Array.from({ length: 20 }, (_, index) => `/blog?q=left-${index}`);
    targets[19] = "/about";
    const visitors = targets.map((target) => visit(port, target));
    await until(() => queue.waiting === 20);
    for (const { socket } of visitors) socket.destroy();
    await until(() => logged().length === 20);
    const { renders } = queue;
    goOn();
    await until(() => queue.waiting === 0);
    const stayed = visit(port, "/blog?q=stayed");
    await stayed.closed;
    expect(stayed.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>/);
    // About is rendered for later visitors.
    expect(queue.renders).toBe(renders + 2);
    expect(queue.failures).toBe(0);

    const left = { level: 30, status: 499, bytes: 0 };
    expect(logged().slice(0, 20)).toEqual(targets.map(() => expect.objectContaining(left) as unknown));
    if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
    const { text } = await supertest(metrics.server).get("/metrics");
    const counted = text.split("\n").filter((line) => line.startsWith("http_requests_total{"));
    expect(counted.toSorted()).toEqual([
      'http_requests_total{page="/about",method="GET",status="499"} 1',
      'http_requests_total{page="/blog",method="GET",status="200"} 1',
      'http_requests_total{page="/blog",method="GET",status="499"} 19',
    ]);
    // This request is the only one under way.
    expect(text).toMatch(/^http_requests_under_way 0$/m);
    // Their patience says nothing about how fast the site is.
    expect(text).toContain('http_request_duration_seconds_count{page="/blog"} 1\n');
  });

  it("leave the rendering to whoever waits for the same document, the first one as well as later ones", async () => {
    const { documents, cached, port, logged, metrics } = await siteOfOneTest({ ADMIN_PORT: "0" });
    if (!metrics) throw new Error("without ADMIN_PORT nothing is counted");
    const goOn = occupy(documents.queue);
    const [first, second, third] = ["/about", "/about?b", "/about?c"].map((target) => visit(port, target));
    const counted = () => supertest(metrics.server).get("/metrics");
    await until(async () => (await counted()).text.includes("http_requests_under_way 3"));
    expect(documents.queue.waiting).toBe(1);
    first?.socket.destroy();
    third?.socket.destroy();
    await until(() => logged().length === 2);
    goOn();
    await second?.closed;
    expect(second?.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>/);
    await until(() => cached.has("/about"));
    expect(documents.queue.renders).toBe(2);
    expect(logged().map(({ status }) => status)).toEqual([499, 499, 200]);
  });
});

describe("too many renderings", () => {
  it("are refused with the error screen, and what is cached is sent", async () => {
    const { cached, documents, get, logged } = await siteOfOneTest();
    await get("/");
    await until(() => cached.get("/") !== undefined);
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const { queue } = documents;
    const waiting: Promise<unknown>[] = [];
    for (let count = 0; count < MORE_THAN_MAY_WAIT && queue.shed === 0; count += 1)
      waiting.push(queue.add(() => queue.render(() => held)).catch(() => undefined));

    const { status, headers, text } = await get("/blog?q=new");
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      "retry-after": expect.stringMatching(/^[1-9]\d*$/) as string,
      "cache-control": "no-store",
    });
    expect(text).toContain("Service Unavailable</p>");
    expect((await get("/")).status).toBe(200);
    expect(queue.shed).toBe(2);
    expect(logged().filter(({ msg }) => msg === "A request failed")).toEqual([]);

    finish();
    await Promise.all(waiting);
    expect((await get("/blog?q=new")).status).toBe(200);
  });
});

it("refuses documents while too many wait to be compressed, as with five hundred articles and all filters", async () => {
  const { documents, get } = await siteOfOneTest({ LOG_LEVEL: "silent" });
  const goOn = holdCompression();
  const topics = ["Risk Assessment", "Engagement", "Health Equity", "Population Health"];
  const filters = topics.flatMap((topic) =>
    ["", "Providers", "Plans"].flatMap((audience) =>
      ["", "More Good Years", "eNgage AI"].map(
        (product) => new URLSearchParams({ topic, audience, product }),
      ),
    ),
  );
  const statuses = new Set<number>();
  for (const filter of filters) statuses.add((await get(`/blog?${filter}`)).status);
  expect([...statuses]).toEqual([200, 503]);
  goOn();
  await until(() => documents.queue.waiting === 0);
  expect((await get("/blog?topic=Research")).status).toBe(200);
});

type Part = "head" | "body";

/** A site whose page About fails, or does whatever else is given, while this part of it is rendered, until it is mended. */
async function siteWithFailingPage(
  environment: Readonly<Record<string, string>> = {},
  part: Part = "head",
  fault: () => never = fail,
) {
  const site = await siteOfOneTest({ PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: "error", ...environment });
  const { about } = site.context.manifest.pages;
  if (!about) throw new Error("The manifest has no page About");
  const read = part === "head" ? vi.spyOn(about, "scripts", "get") : vi.spyOn(story, "heading", "get");
  read.mockImplementation(fault);
  onTestFinished(() => read.mockRestore());
  return { ...site, mend: () => read.mockRestore() };
}

describe("a page that fails", () => {
  it.each<[Part, cache: string]>([
    ["head", "on"],
    ["head", "off"],
    ["body", "on"],
    ["body", "off"],
  ])("in its %s is 500 until it is fixed, its cause only logged: cache %s", async (part, cache) => {
    const { get, logged, mend } = await siteWithFailingPage({ PAGE_CACHE: cache }, part);
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
    const { documents, preparePages, cached, mend, logged } = await siteWithFailingPage();
    expect(await preparePages()).toBe(false);
    expect(documents.queue.failures).toBe(1);
    expect(logged().map(({ msg }) => msg)).toEqual([
      `A page cannot be rendered: About ${company.name} | Our Story, Mission and Leadership`,
    ]);
    expect(cached.get("/about")).toBeUndefined();
    expect(cached.get("/contact")).toBeDefined();
    mend();
    const { renders } = documents.queue;
    expect(await preparePages()).toBe(true);
    expect(documents.queue.renders).toBe(renders + 1);
  });
});

describe("an error screen that cannot be rendered", () => {
  it("is sent as its status alone, logged, and there again as soon as it can be", async () => {
    const { get, context, logged } = await siteOfOneTest({ LOG_LEVEL: "error" });
    const read = vi.spyOn(context.manifest, "core", "get").mockImplementation(fail);
    onTestFinished(() => read.mockRestore());
    // From before Express, and from its error handler.
    for (const [target, status] of [
      ["/%", 400],
      ["/about", 500],
    ] as const) {
      const bare = await get(target);
      expect([bare.status, bare.text, bare.headers["cache-control"]]).toEqual([status, "", "no-store"]);
      expect(bare.headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect(JSON.stringify(logged())).toContain("The screen for 400 cannot be rendered");

    read.mockRestore();
    expect((await get("/%")).text).toContain("Bad Request");
  });
});

it("articles are prepared after the pages, the newest first, and push none of them out of a small store", async () => {
  const large = await siteOfOneTest({ PUBLIC_ORIGIN: ORIGIN });
  await large.preparePages();
  // At least what the setting takes.
  const room = Math.max(Math.round((1.1 * large.cached.calculatedSize) / 0.8), 1024 * 1024);

  const { preparePages, prepareArticles, cached } = await siteOfOneTest({
    PUBLIC_ORIGIN: ORIGIN,
    PAGE_CACHE_BYTES: `${room}`,
  });
  // A store that is full is no failure.
  expect([await preparePages(), await prepareArticles()]).toEqual([true, true]);
  const isReady = (target: string) => cached.get(target) !== undefined;
  expect(pageAddresses.filter((path) => !isReady(path))).toEqual([]);
  const prepared = articleAddresses.map(isReady);
  expect(prepared[0]).toBe(true);
  expect(prepared.at(-1)).toBe(false);
});
