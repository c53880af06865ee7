import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { root } from "../../build/folders.mjs";
import { company } from "../../shared/company";
import { ContentPolicy } from "../support/contentPolicy";
import { parsedDocuments } from "../support/parsedDocuments";
import { until } from "../support/builtServer";
import { ENTRY } from "../support/smallBuild";
import { ORIGIN, sourceSite, startSourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const SIX_MONTHS_S = 15_768_000;
const paths = [...Object.keys(specifiedPages), "/%"];

const site = sourceSite();
const parsed = parsedDocuments(paths);

type Headers = Readonly<Record<string, string>>;
let headers: Headers;
let policy: ContentPolicy;
beforeAll(async () => {
  await site.prepareAll();
  headers = (await site.get("/")).headers;
  policy = new ContentPolicy(headers["content-security-policy"] ?? "", ORIGIN);
});

/** What a response lacks that protects visitors. */
function faultsOf(given: Headers): readonly string[] {
  const faults = {
    "another policy than the home page's":
      given["content-security-policy"] !== headers["content-security-policy"],
    "a browser may guess the type": given["x-content-type-options"] !== "nosniff",
    "old browsers may show it in a frame": given["x-frame-options"] !== "DENY",
    "other sites learn the path": given["referrer-policy"] !== "strict-origin-when-cross-origin",
    "windows of other sites keep hold of it": given["cross-origin-opener-policy"] !== "same-origin",
    "features are given away": !/^(?:[a-z-]+=\(\)(?:, )?){20,}$/.test(given["permissions-policy"] ?? ""),
    "https is not insisted on": !(
      Number(/^max-age=(\d+)$/.exec(given["strict-transport-security"] ?? "")?.[1]) > SIX_MONTHS_S
    ),
    "a cookie": "set-cookie" in given,
    "the software's name": "x-powered-by" in given || "server" in given,
    "other origins may read it": "access-control-allow-origin" in given,
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

const folder = join(root, "public");
const publicFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);

type Kind = [path: string, status: number, caching: string];

it.each<Kind>([
  ...paths
    .filter((path) => path in specifiedPages && path !== "/no-such-page")
    .map((path): Kind => [path, 200, "public, max-age=0, must-revalidate"]),
  ...publicFiles.map((path): Kind => [path, 200, "public, max-age=86400"]),
  ["/no/such/page", 404, "no-store"],
  ["/get-started", 301, "public, max-age=3600"],
  ["/About/", 301, "public, max-age=3600"],
  ["/%", 400, "no-store"],
  ["/contact", 405, "no-store"],
  [ENTRY, 200, "public, max-age=31536000, immutable"],
  ["/assets/gone.js", 404, "no-store"],
  ["/share/gone.png", 404, "no-store"],
  ["/manifest.webmanifest", 200, "public, max-age=3600"],
  ["/robots.txt", 200, "public, max-age=3600"],
  ["/healthz", 200, "no-store"],
  ["/readyz", 503, "no-store"],
])("protects the visitors of %s, with %i as %s", async (path, status, caching) => {
  const method = status === 405 ? "post" : "get";
  const get = () =>
    site.request()[method](path).set("Accept-Encoding", "br").set("X-Request-Id", "trace-7/a");
  const response = await get();
  expect({ status: response.status, caching: response.headers["cache-control"] }).toEqual({
    status,
    caching,
  });
  expect(faultsOf(response.headers)).toEqual([]);
  const isPublic = publicFiles.includes(path);
  expect(response.headers["cross-origin-resource-policy"]).toBe(isPublic ? "cross-origin" : "same-origin");
  // From a shared cache, others would get the id that a request brings.
  expect(response.headers["x-request-id"]).toBe(caching === "no-store" ? "trace-7/a" : undefined);
  const tag = response.headers["etag"];
  if (tag === undefined) return;
  const unchanged = await get().set("If-None-Match", tag);
  expect(unchanged.status).toBe(304);
  expect(faultsOf(unchanged.headers)).toEqual([]);
  for (const name of ["vary", "etag", "cache-control"])
    expect(unchanged.headers[name], name).toBe(response.headers[name]);
});

it.each(publicFiles)("varies %s by the encoding where it is compressed", async (path) => {
  const { headers: given } = await site.get(path).set("Accept-Encoding", "br");
  expect(given["vary"]).toBe(/\.(?:svg|ico|txt)$/.test(path) ? "Accept-Encoding" : undefined);
});

it("names no request on documents that are searched for, ready or not", async () => {
  for (const path of ["/about?x=1", "/blog?q=outreach", "/blog?q=outreach"])
    expect((await site.get(path).set("X-Request-Id", "trace-7/a")).headers).not.toHaveProperty(
      "x-request-id",
    );
});

describe("the content security policy", () => {
  it.each(paths)("lets in all that %s shows", (path) => {
    const { document } = parsed(path);
    const blocked = (
      [
        ["script-src", "script[src]", "src"],
        ["script-src", "link[rel=modulepreload]", "href"],
        ["style-src", "link[rel=stylesheet]", "href"],
        ["font-src", "link[as=font]", "href"],
        ["manifest-src", "link[rel=manifest]", "href"],
        ["img-src", "img", "src"],
        ["img-src", "link[rel$=icon]", "href"],
        ["frame-src", "iframe", "src"],
        ["form-action", "form[action]", "action"],
      ] as const
    ).flatMap(([directive, selector, attribute]) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getAttribute(attribute) ?? "")
        .filter((address) => !policy.allows(directive, address)),
    );
    expect(blocked).toEqual([]);
  });

  it("lets in the blog's pictures, the map of the office and mails from forms", () => {
    expect(policy.allows("img-src", `${company.imageOrigin}/a.jpg`)).toBe(true);
    expect(policy.allows("frame-src", `${company.mapOrigin}/export/embed.html`)).toBe(true);
    expect(policy.allows("form-action", `mailto:${company.supportEmail}`)).toBe(true);
  });

  it.each([
    ["a script of another site", "script-src", "https://evil.example/x.js"],
    ["a script of the picture host", "script-src", `${company.imageOrigin}/x.js`],
    ["a script written into the address", "script-src", "data:text/javascript,alert(1)"],
    ["a script over plain http", "script-src", "http://www.site.example/x.js"],
    ["a worker of another site", "worker-src", "https://evil.example/w.js"],
    ["a style of another site", "style-src", "https://evil.example/x.css"],
    ["a font of another site", "font-src", "https://evil.example/x.woff2"],
    ["a picture of another site", "img-src", "https://evil.example/pixel.gif"],
    ["a frame of another site", "frame-src", "https://evil.example/"],
    ["a plug-in", "object-src", "/x.swf"],
    ["a film", "media-src", "/x.mp4"],
    ["a call home", "connect-src", "https://evil.example/collect"],
    ["a call to the site itself, which has none to take", "connect-src", "/collect"],
    ["a form that sends elsewhere", "form-action", "https://evil.example/"],
    ["a form that runs script", "form-action", "javascript:alert(1)"],
    ["another base for all addresses", "base-uri", "https://evil.example/"],
    ["a site that frames this one", "frame-ancestors", "https://evil.example/"],
    ["itself in a frame", "frame-ancestors", "/"],
  ])("keeps out %s", (_what, directive, address) => {
    expect(policy.allows(directive, address)).toBe(false);
  });

  it("runs no code and no style that stands in a document, nor any that is made from text", () => {
    expect(policy.allowsInline("script-src")).toBe(false);
    expect(policy.allowsInline("style-src")).toBe(false);
  });
});

const HTTPS = "strict-transport-security";

it.each([
  ["HSTS_MAX_AGE", { HSTS_MAX_AGE: "60" }, HTTPS, "max-age=60"],
  [
    "HSTS_INCLUDE_SUBDOMAINS",
    { HSTS_INCLUDE_SUBDOMAINS: "true" },
    HTTPS,
    "max-age=63072000; includeSubDomains",
  ],
  ["PUBLIC_ORIGIN without https", { PUBLIC_ORIGIN: "http://site.example" }, HTTPS, undefined],
  ["PAGE_CACHE_CONTROL", { PAGE_CACHE_CONTROL: "private, max-age=7" }, "cache-control", "private, max-age=7"],
  [
    "OLD_ASSETS, from which shared caches profit,",
    { OLD_ASSETS: folder },
    "cache-control",
    "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  ],
])(
  "says what an operator sets by %s, on pages as they are rendered and ready",
  async (_what, environment, name, value) => {
    const { get, ready, close } = await startSourceSite(environment);
    onTestFinished(close);
    for (const moment of ["rendered", "ready"]) {
      expect((await get("/about")).headers[name], moment).toBe(value);
      await until(() => ready.find("/about") !== undefined);
    }
    // Every response is to insist on https, and no error is to be kept.
    const elsewhere = await get("/nope");
    expect(elsewhere.headers[name]).toBe(name === HTTPS ? value : "no-store");
  },
);
