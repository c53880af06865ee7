import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { company } from "../../shared/company";
import { allPages } from "../../shared/pageTable";
import { ContentPolicy } from "../support/contentPolicy";
import { ENTRY, sourceSite } from "../support/sourceSite";

const ORIGIN = "https://site.example";
const SIX_MONTHS_S = 15_768_000;

const site = sourceSite({ PUBLIC_ORIGIN: ORIGIN });
const withOldAssets = sourceSite({ OLD_ASSETS: mkdtempSync(join(tmpdir(), "old-assets-")) });
const plain = sourceSite({ PUBLIC_ORIGIN: "http://site.example" });
const bindingSubdomains = sourceSite({ PUBLIC_ORIGIN: ORIGIN, HSTS_INCLUDE_SUBDOMAINS: "true" });

type Headers = Readonly<Record<string, string>>;
let headers: Headers;
let policy: ContentPolicy;
beforeAll(async () => {
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
    "no cache policy": !given["cache-control"],
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

/** One request for each kind of response that the site has, with its status and what caches may do with it. */
const kinds: readonly (readonly [
  kind: string,
  method: "get" | "post",
  path: string,
  status: number,
  caching: RegExp,
])[] = [
  ...allPages.map(
    ({ path }) => ["a page", "get", path, 200, /^public, max-age=0, must-revalidate$/] as const,
  ),
  ["the 404 page", "get", "/no/such/page", 404, /^no-store$/],
  ["a moved path", "get", "/get-started", 301, /^public, max-age=3600$/],
  ["another spelling", "get", "/About/", 301, /^public, max-age=3600$/],
  ["a malformed path", "get", "/%", 400, /^no-store$/],
  ["another method", "post", "/contact", 405, /^no-store$/],
  ["a hashed asset", "get", ENTRY, 200, /^public, max-age=31536000, immutable$/],
  ["a missing asset", "get", "/assets/gone.js", 404, /^no-store$/],
  ["a picture that is not there", "get", "/share/gone.png", 404, /^no-store$/],
  ["the web manifest", "get", "/manifest.webmanifest", 200, /^public, max-age=3600$/],
  ["robots.txt", "get", "/robots.txt", 200, /^public, max-age=3600$/],
  ["liveness", "get", "/healthz", 200, /^no-store$/],
  ["readiness before the pages are prepared", "get", "/readyz", 503, /^no-store$/],
];

describe("every response", () => {
  it.each(kinds)("protects its visitor and says what caches may do: %s, %s %s", async (...row) => {
    const [, method, path, status, caching] = row;
    const response = await site.request()[method](path);
    expect(response.status).toBe(status);
    expect(faultsOf(response.headers)).toEqual([]);
    expect(response.headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(response.headers["cache-control"]).toMatch(caching);
    const tag = response.headers["etag"];
    if (tag === undefined) return;
    const unchanged = await site.get(path).set("If-None-Match", tag);
    expect(unchanged.status).toBe(304);
    expect(faultsOf(unchanged.headers)).toEqual([]);
  });

  it("lets shared caches keep pages where the assets of earlier releases are there, too", async () => {
    const { headers } = await withOldAssets.get("/");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=300, stale-while-revalidate=60");
  });

  it("says nothing of https where the site is found by http", async () => {
    expect((await plain.get("/")).headers).not.toHaveProperty("strict-transport-security");
  });

  it("binds subdomains to https only where the operator says so", async () => {
    for (const path of ["/", "/healthz"])
      expect((await bindingSubdomains.get(path)).headers["strict-transport-security"]).toBe(
        "max-age=63072000; includeSubDomains",
      );
  });
});

describe("the id that a request brings", () => {
  const getWithId = (path: string) => site.get(path).set("X-Request-Id", "trace-7/a");

  it.each(["/", "/about?x=1", "/blog?q=outreach", "/robots.txt", "/favicon.svg", "/get-started"])(
    "is on no response that a shared cache may keep: %s",
    async (path) => {
      await site.prepareAll();
      for (let time = 0; time < 2; time += 1)
        expect((await getWithId(path)).headers).not.toHaveProperty("x-request-id");
    },
  );

  it.each(["/nope", "/%", "/healthz", "/assets/gone.js"])(
    "is on those that none may keep: %s",
    async (path) => {
      expect((await getWithId(path)).headers).toMatchObject({
        "cache-control": "no-store",
        "x-request-id": "trace-7/a",
      });
    },
  );
});

describe("a file of public/", () => {
  const folder = join(root, "public");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);

  it.each(files)("may be shown by other sites, and is protected as everything else: %s", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(faultsOf(response.headers)).toEqual([]);
    expect(response.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(response.headers["cache-control"]).toBe("public, max-age=86400");
  });

  it.each(files)("varies by encoding alike when it is sent and when it is not modified: %s", async (path) => {
    const { headers } = await site.get(path).set("Accept-Encoding", "br");
    const unchanged = await site
      .get(path)
      .set("Accept-Encoding", "br")
      .set("If-None-Match", headers["etag"] ?? "");
    expect(unchanged.status).toBe(304);
    for (const name of ["vary", "etag", "cache-control"])
      expect(unchanged.headers[name], name).toBe(headers[name]);
    expect(headers["vary"]).toBe(/\.(?:svg|ico|txt)$/.test(path) ? "Accept-Encoding" : undefined);
  });
});

describe("the content security policy", () => {
  it.each([...allPages.map(({ path }) => path), "/nope", "/%"])("lets in all that %s shows", async (path) => {
    const { document } = new JSDOM((await site.get(path)).text).window;
    const blocked = (directive: string, selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getAttribute(attribute) ?? "")
        .filter((address) => address !== "" && !policy.allows(directive, address));
    expect(blocked("script-src", "script", "src")).toEqual([]);
    expect(blocked("script-src", "link[rel=modulepreload]", "href")).toEqual([]);
    expect(blocked("style-src", "link[rel=stylesheet]", "href")).toEqual([]);
    expect(blocked("font-src", "link[as=font]", "href")).toEqual([]);
    expect(blocked("manifest-src", "link[rel=manifest]", "href")).toEqual([]);
    expect(blocked("img-src", "img", "src")).toEqual([]);
    expect(blocked("img-src", "link[rel$=icon]", "href")).toEqual([]);
    expect(blocked("frame-src", "iframe", "src")).toEqual([]);
    expect(blocked("form-action", "form", "action")).toEqual([]);
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
    ["a script over plain http", "script-src", "http://site.example/x.js"],
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
