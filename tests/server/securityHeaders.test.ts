import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import request from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { securityHeaders } from "../../server/http/securityHeaders";
import { company } from "../../shared/company";
import { allPages } from "../../shared/pageTable";
import { testSite } from "../support/testSite";

const TWO_YEARS_S = 63_072_000;
const SIX_MONTHS_S = 15_768_000;

const headers = securityHeaders({ hstsMaxAge: TWO_YEARS_S, allowsIndexing: true });
const header = (name: string) => headers[name] ?? "";
const policy = new Map(
  header("Content-Security-Policy")
    .split(";")
    .map((directive) => directive.trim().split(" "))
    .map(([name = "", ...sources]) => [name, sources] as const),
);

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  site = await testSite({ PUBLIC_ORIGIN: "https://site.example" });
});

/** One request for each kind of answer that the site has, with its status and what caches may do with it. */
const answers: readonly (readonly [
  kind: string,
  method: "get" | "post",
  path: string,
  status: number,
  caching: RegExp,
])[] = [
  ...allPages.map(({ path }) => ["a page", "get", path, 200, /^public, max-age=0, s-maxage=300/] as const),
  ["the 404 page", "get", "/no/such/page", 404, /^no-store$/],
  ["a moved path", "get", "/get-started", 301, /^public, max-age=3600$/],
  ["another spelling", "get", "/About/", 301, /^public, max-age=3600$/],
  ["a malformed path", "get", "/%", 400, /^no-store$/],
  ["another method", "post", "/contact", 405, /^no-store$/],
  ["a missing asset", "get", "/assets/gone.js", 404, /^no-store$/],
  ["a picture that is not there", "get", "/share/gone.png", 404, /^no-store$/],
  ["the web manifest", "get", "/manifest.webmanifest", 200, /^public, max-age=3600$/],
  ["robots.txt", "get", "/robots.txt", 200, /^public, max-age=3600$/],
  ["liveness", "get", "/healthz", 200, /^no-store$/],
  ["readiness", "get", "/readyz", 200, /^no-store$/],
];

describe("every answer", () => {
  it.each(answers)(
    "carries the same headers, no cookie and no name of the software: %s, %s %s",
    async (...row) => {
      const [, method, path, status, caching] = row;
      const answer = await request(site.frontDoor)[method](path);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(headers))
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      expect(answer.headers["cache-control"]).toMatch(caching);
      expect(answer.headers).not.toHaveProperty("set-cookie");
      expect(answer.headers).not.toHaveProperty("x-powered-by");
      expect(answer.headers).not.toHaveProperty("server");
    },
  );

  it("carries them when it is a hashed asset, or says that nothing changed", async () => {
    const { href } = site.site.manifest.entry;
    const asset = await request(site.frontDoor).get(href);
    const unchanged = await request(site.frontDoor)
      .get(href)
      .set("If-None-Match", asset.headers["etag"] ?? "");
    expect([asset.status, unchanged.status]).toEqual([200, 304]);
    for (const answer of [asset, unchanged]) {
      expect(answer.headers).toMatchObject(
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      );
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });
});

describe("a picture that other sites show", () => {
  const publicFolder = resolve(import.meta.dirname, "../../public");
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(publicFolder, join(parentPath, name))}`);

  it.each(files)("lets them, and carries every other header as it is: %s", async (path) => {
    const answer = await request(site.frontDoor).get(path);
    expect(answer.status).toBe(200);
    const expected = { ...headers, "Cross-Origin-Resource-Policy": "cross-origin" };
    for (const [name, value] of Object.entries(expected))
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });
});

describe("the headers", () => {
  it("give no feature of the browser to anybody", () => {
    const features = header("Permissions-Policy").split(", ");
    expect(features.length).toBeGreaterThan(20);
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
  });

  it("insist on https for the whole domain for as long as the setting says, and not at all at 0", () => {
    expect(header("Strict-Transport-Security")).toBe(`max-age=${TWO_YEARS_S}; includeSubDomains`);
    expect(securityHeaders({ hstsMaxAge: 0, allowsIndexing: true })).not.toHaveProperty(
      "Strict-Transport-Security",
    );
  });

  it("hold nothing for browsers and plug-ins that are gone", () => {
    for (const name of [
      "X-XSS-Protection",
      "X-Download-Options",
      "X-DNS-Prefetch-Control",
      "X-Permitted-Cross-Domain-Policies",
    ])
      expect(headers).not.toHaveProperty(name);
  });
});

/**
 * What MDN's HTTP Observatory gives points for beyond its 100, and what it takes points away for
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
 */
describe("MDN's HTTP Observatory", () => {
  const BASELINE = 100;
  const HIGHEST_WITHOUT_PRELOAD_AND_COOKIES = 135;

  const bonuses: Readonly<Record<string, readonly [points: number, isEarned: () => boolean]>> = {
    "Content-Security-Policy: default-src 'none', nothing unsafe": [
      10,
      () =>
        policy.get("default-src")?.join() === "'none'" &&
        !header("Content-Security-Policy").includes("unsafe"),
    ],
    "Cross-Origin-Resource-Policy: same-origin": [
      10,
      () => header("Cross-Origin-Resource-Policy") === "same-origin",
    ],
    "Referrer-Policy that keeps paths to the site": [
      5,
      () =>
        ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
          header("Referrer-Policy"),
        ),
    ],
    "frame-ancestors in the policy": [5, () => policy.get("frame-ancestors")?.join() === "'none'"],
  };
  const SCRIPTS_WITH_INTEGRITY = 5;

  const penalties: Readonly<Record<string, () => boolean>> = {
    "no Strict-Transport-Security of six months": () =>
      Number(/max-age=(\d+)/.exec(header("Strict-Transport-Security"))?.[1] ?? 0) < SIX_MONTHS_S,
    "no nosniff": () => header("X-Content-Type-Options") !== "nosniff",
    "other origins may read answers": () => "Access-Control-Allow-Origin" in headers,
    "sources over plain http": () => /\bhttp:/.test(header("Content-Security-Policy")),
  };

  it(`gives the most that a site without cookies can get: ${HIGHEST_WITHOUT_PRELOAD_AND_COOKIES}`, async () => {
    const { text } = await request(site.frontDoor).get("/");
    const scripts = text.match(/<script [^>]*\bsrc=[^>]*>/g) ?? [];
    expect(scripts.filter((script) => !script.includes('integrity="sha384-'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(Object.entries(penalties).flatMap(([name, applies]) => (applies() ? [name] : []))).toEqual([]);
    const earned = Object.values(bonuses).map(([points, isEarned]) => (isEarned() ? points : 0));
    expect([BASELINE, SCRIPTS_WITH_INTEGRITY, ...earned].reduce((sum, points) => sum + points)).toBe(
      HIGHEST_WITHOUT_PRELOAD_AND_COOKIES,
    );
  });
});

/** What CSP Evaluator reports above MEDIUM_MAYBE (https://csp-evaluator.withgoogle.com). */
describe("CSP Evaluator", () => {
  const findings: Readonly<Record<string, () => boolean>> = {
    "a directive stands twice": () => policy.size !== header("Content-Security-Policy").split(";").length,
    "scripts, plug-ins or base addresses are not confined": () =>
      ["script-src", "object-src", "base-uri"].some((name) => !policy.has(name)),
    "scripts come from elsewhere than the site's own files": () =>
      policy.get("script-src")?.join() !== "'self'",
    "plug-ins run": () => policy.get("object-src")?.join() !== "'none'",
    "inline code or eval runs": () => /'unsafe-|'nonce-|'sha\d/.test(header("Content-Security-Policy")),
    "a wildcard, a whole scheme or an address stands for a host": () =>
      [...policy.values()]
        .flat()
        .some((source) =>
          /\*|^(?:https?|data|blob|filesystem):$|^(?:https?:\/\/)?[\d.]+(?::|$)/.test(source),
        ),
    "a keyword without its quotes stands for a host": () =>
      [...policy.values()].flat().some((source) => /^(?:self|none|unsafe-\w+|strict-dynamic)$/.test(source)),
    "a directive that browsers have dropped": () =>
      [
        "reflected-xss",
        "referrer",
        "disown-opener",
        "prefetch-src",
        "plugin-types",
        "block-all-mixed-content",
      ].some((name) => policy.has(name)),
  };

  it("finds nothing that matters", () => {
    expect(Object.entries(findings).flatMap(([name, applies]) => (applies() ? [name] : []))).toEqual([]);
  });
});

describe("the content security policy", () => {
  it("lets in what the pages show, and nothing else", () => {
    expect(Object.fromEntries(policy)).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "font-src": ["'self'"],
      "manifest-src": ["'self'"],
      "img-src": ["'self'", company.imageOrigin],
      "frame-src": [company.mapOrigin],
      "connect-src": ["'none'"],
      "form-action": ["'self'", "mailto:"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "frame-ancestors": ["'none'"],
    });
  });
});
