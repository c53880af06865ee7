import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { company } from "../../shared/company";
import { ContentPolicy } from "../support/contentPolicy";
import { until } from "../support/builtServer";
import { ENTRY } from "../support/smallBuild";
import { ORIGIN, siteOfOneTest, sourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const paths = Object.keys(specifiedPages).filter((path) => path !== "/no-such-page");
const site = sourceSite();

/** What every response has, and what none may have. */
const protection: Record<string, unknown> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, )?){20,}$/),
  "strict-transport-security": "max-age=63072000",
  "set-cookie": undefined,
  "x-powered-by": undefined,
  server: undefined,
  "access-control-allow-origin": undefined,
};

let policy: ContentPolicy;
beforeAll(async () => {
  await site.prepareAll();
  const { headers } = await site.get("/");
  protection["content-security-policy"] = headers["content-security-policy"];
  policy = new ContentPolicy(headers["content-security-policy"] ?? "", ORIGIN);
});

const folder = join(root, "public");
const publicFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);

const REVALIDATED = "public, max-age=0, must-revalidate";
type Kind = [path: string, status: number, caching: string];

it.each<Kind>([
  ...[...paths, "/about?x=1", "/blog?q=outreach"].map((path): Kind => [path, 200, REVALIDATED]),
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
  const isPublic = publicFiles.includes(path);
  const expected = {
    ...protection,
    "cache-control": caching,
    "cross-origin-resource-policy": isPublic ? "cross-origin" : "same-origin",
    // From a shared cache, others would get the id that a request brings.
    "x-request-id": caching === "no-store" ? "trace-7/a" : undefined,
  };
  const seenIn = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));

  const { status: given, headers } = await get();
  expect([given, seenIn(headers)]).toEqual([status, expected]);
  const isPacked = isPublic && path.endsWith(".png");
  expect(status === 200 && headers["vary"] === undefined).toBe(isPacked || path === "/healthz");
  if (headers["etag"] === undefined) return;
  const unchanged = await get().set("If-None-Match", headers["etag"]);
  expect([unchanged.status, seenIn(unchanged.headers)]).toEqual([304, expected]);
  for (const name of ["vary", "etag"]) expect(unchanged.headers[name], name).toBe(headers[name]);
});

// The site itself has no calls to take.
it.each([
  [
    "script-src",
    "/assets/x.js",
    "https://evil.example/x.js data:text/javascript,alert(1) http://www.site.example/x.js",
  ],
  ["script-src", "/assets/x.js", `${company.imageOrigin}/x.js`],
  ["worker-src", "", "https://evil.example/w.js"],
  ["style-src", "/assets/x.css", "https://evil.example/x.css"],
  ["font-src", "/assets/x.woff2", "https://evil.example/x.woff2"],
  ["manifest-src", "/manifest.webmanifest", "https://evil.example/x.webmanifest"],
  ["img-src", `/logo.svg ${company.imageOrigin}/a.jpg`, "https://evil.example/pixel.gif"],
  ["frame-src", `${company.mapOrigin}/export/embed.html`, "https://evil.example/"],
  ["object-src", "", "/x.swf"],
  ["media-src", "", "/x.mp4"],
  ["connect-src", "", "https://evil.example/collect /collect"],
  ["form-action", `/blog mailto:${company.supportEmail}`, "https://evil.example/ javascript:alert(1)"],
  ["base-uri", "", "https://evil.example/"],
  ["frame-ancestors", "", "https://evil.example/ /"],
])("has a policy that as %s lets in %j and keeps out %j", (directive, inside, outside) => {
  const addresses = `${inside} ${outside}`.split(" ").filter(Boolean);
  const allowed = addresses.filter((address) => policy.allows(directive, address));
  expect(allowed).toEqual(inside.split(" ").filter(Boolean));
});

it("has a policy that runs no code and no style that stands in a document, nor any that is made from text", () => {
  expect(policy.allowsInline("script-src")).toBe(false);
  expect(policy.allowsInline("style-src")).toBe(false);
});

const HTTPS = "strict-transport-security";

it.each<[Readonly<Record<string, string>>, header: string, value: string | undefined]>([
  [{ HSTS_MAX_AGE: "60" }, HTTPS, "max-age=60"],
  [{ HSTS_INCLUDE_SUBDOMAINS: "true" }, HTTPS, "max-age=63072000; includeSubDomains"],
  [{ PUBLIC_ORIGIN: "http://site.example" }, HTTPS, undefined],
  [{ PAGE_CACHE_CONTROL: "private, max-age=7", OLD_ASSETS: folder }, "cache-control", "private, max-age=7"],
  // From which shared caches profit.
  [{ OLD_ASSETS: folder }, "cache-control", "public, max-age=0, s-maxage=300, stale-while-revalidate=60"],
])("says with %j on pages, rendered and ready, as %s: %s", async (environment, name, value) => {
  const { get, ready } = await siteOfOneTest(environment);
  for (const moment of ["rendered", "ready"]) {
    expect((await get("/about")).headers[name], moment).toBe(value);
    await until(() => ready.find("/about") !== undefined);
  }
  // Every response is to insist on https, and no error is to be kept.
  expect((await get("/nope")).headers[name]).toBe(name === HTTPS ? value : "no-store");
});
