import { readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Response } from "supertest";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { pageAddresses } from "../support/addresses";
import { CORE_STYLESHEET, ENTRY, FONT, STYLESHEET } from "../support/smallBuild";
import { sharedSite, siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";
import * as company from "../support/specifiedCompany";

const site = await sharedSite();
await site.preparePages();
await site.prepareArticles();

/** All that a page may run, show, connect to and be shown in. */
const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';font-src 'self';manifest-src 'self';" +
  `img-src 'self' https://images.${company.domain};frame-src https://www.openstreetmap.org;connect-src 'none';` +
  "form-action 'self' mailto:;base-uri 'none';object-src 'none';frame-ancestors 'none'";

/** What every response has, and what none may have. */
const protection: Readonly<Record<string, unknown>> = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // The address can be copied, so `clipboard-write` is not among them.
  "permissions-policy": expect.stringMatching(
    /^(?!.*clipboard-write)(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))/,
  ),
  "strict-transport-security": "max-age=63072000",
  "x-robots-tag": undefined,
  "set-cookie": undefined,
  "x-powered-by": undefined,
  server: undefined,
  "access-control-allow-origin": undefined,
};

const folder = join(root, "public");
const publicFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
const publicTypes: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ico": "image/vnd.microsoft.icon",
};

const LINKS = new RegExp(
  `^<${CORE_STYLESHEET}>; rel=preload; as=style, <${STYLESHEET}>; rel=preload; as=style, <${FONT}>; rel=preload; as=font; .*crossorigin, <${ENTRY}>; rel=modulepreload; .*integrity="sha384-[^"]+"$`,
);
const HTML = "text/html";
const AN_HOUR = "public, max-age=3600";
const REVALIDATED = "public, max-age=0, must-revalidate";

type Kind = readonly [path: string, status: number, type: string, caching: string];

/** Responses that differ in nothing that is asked here, such as all pages: a fault is told once, with each of their addresses. */
type Group = readonly [what: string, responses: readonly Kind[]];

const alone = (kind: Kind): Group => [`${kind[0]}, with ${kind[1]}`, [kind]];

const groups: readonly Group[] = [
  [
    "pages",
    [...pageAddresses, "/about?x=1", "/blog?q=outreach"].map((path): Kind => [path, 200, HTML, REVALIDATED]),
  ],
  [
    "pictures and icons",
    publicFiles.map((path): Kind => [path, 200, publicTypes[extname(path)] ?? "", "public, max-age=86400"]),
  ],
  ...(
    [
      ["/no/such/page", 404, HTML, "no-store"],
      ["/get-started", 301, "", AN_HOUR],
      ["/About/", 301, "", AN_HOUR],
      ["/%", 400, HTML, "no-store"],
      ["/contact", 405, HTML, "no-store"],
      [`${ENTRY}?x=1`, 200, "text/javascript", "public, max-age=31536000, immutable"],
      ["/assets/gone.js", 404, "text/plain", "no-store"],
      [`${ENTRY}.br`, 404, "text/plain", "no-store"],
      ["/share/gone.png", 404, HTML, "no-store"],
      ["/manifest.webmanifest", 200, "application/manifest+json", AN_HOUR],
      ["/speculation-rules.json", 200, "application/speculationrules+json", AN_HOUR],
      ["/robots.txt", 200, "text/plain", AN_HOUR],
      ["/sitemap.xml", 200, "application/xml", AN_HOUR],
      ["/blog/feed.xml", 200, "application/atom+xml", AN_HOUR],
      ["/.well-known/security.txt", 200, "text/plain", AN_HOUR],
      ["/healthz", 200, "text/plain", "no-store"],
      ["/readyz", 503, "text/plain", "no-store"],
    ] satisfies Kind[]
  ).map(alone),
];

/** The groups with only those of their responses that this is asked of. */
const groupsOf = (isAsked: (kind: Kind) => boolean): readonly Group[] =>
  groups.map(([what, kinds]): Group => [what, kinds.filter(isAsked)]).filter(([, kinds]) => kinds.length > 0);

/** What is seen of each response of a group, and what is wanted, by path. */
async function seenAndWanted<T>(
  kinds: readonly Kind[],
  see: (kind: Kind) => Promise<T>,
  want: (kind: Kind) => T | Promise<T>,
) {
  const byPath = async (tell: (kind: Kind) => T | Promise<T>) =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind[0], await tell(kind)] as const)));
  return { seen: await byPath(see), wanted: await byPath(want) };
}

const ask = (path: string, method: "get" | "post") =>
  site.request()[method](path).set("Accept-Encoding", "br").set("X-Request-Id", "trace-7/a");

const received = new Map<string, Promise<Response>>();

/** The response of this kind, which is asked for once. */
function responseOf([path, status]: Kind): Promise<Response> {
  const key = `${path} ${status}`;
  const response = received.get(key) ?? Promise.resolve(ask(path, status === 405 ? "post" : "get"));
  received.set(key, response);
  return response;
}

const isPage = (status: number, type: string) => type === HTML && (status === 200 || status === 404);

/** The headers that browsers and caches go by, for a response of this kind. */
const headersFor = ([path, status, type, caching]: Kind) => ({
  ...protection,
  "cache-control": caching,
  "cross-origin-resource-policy": publicFiles.includes(path) ? "cross-origin" : "same-origin",
  "speculation-rules": isPage(status, type) ? '"/speculation-rules.json"' : undefined,
  // From a shared cache, others would get the id that a request brings.
  "x-request-id": caching === "no-store" ? "trace-7/a" : undefined,
});

/** What a response says in the headers that are expected. */
const seenIn = (headers: Readonly<Record<string, string>>, expected: object) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));

it.each(groups)("protects the visitors of %s", async (_what, kinds) => {
  const { seen, wanted } = await seenAndWanted(
    kinds,
    async (kind) => {
      const { status, headers } = await responseOf(kind);
      return { status, type: headers["content-type"] ?? "", ...seenIn(headers, headersFor(kind)) };
    },
    (kind) => {
      const [, status, type] = kind;
      const hasWords = type !== "" && !type.startsWith("image/");
      return { status, type: hasWords ? `${type}; charset=utf-8` : type, ...headersFor(kind) };
    },
  );
  expect(seen).toEqual(wanted);
});

it.each(groups)("names in a header what the browser needs before it has read %s", async (_what, kinds) => {
  for (const kind of kinds) {
    const [path, status, type] = kind;
    expect((await responseOf(kind)).headers["link"] ?? "", path).toMatch(isPage(status, type) ? LINKS : /^$/);
  }
});

it.each(groups)("says whether what is sent of %s comes in several encodings", async (_what, kinds) => {
  const { seen, wanted } = await seenAndWanted(
    kinds,
    async (kind) => kind[1] === 200 && (await responseOf(kind)).headers["vary"] === undefined,
    ([path, , type]) => type === "image/png" || path === "/healthz",
  );
  expect(seen).toEqual(wanted);
});

// Not a search, which is rendered anew each time, nor the state of the server.
const isTagged = ([path, status]: Kind) => status === 200 && !/q=|healthz/.test(path);

it.each(groupsOf(isTagged))(
  "responds with 304 and the same headers to whoever has what there is of %s",
  async (_what, kinds) => {
    const unchangedFor = async (kind: Kind) => {
      const { headers } = await responseOf(kind);
      return { ...headersFor(kind), vary: headers["vary"], etag: headers["etag"] };
    };
    const { seen, wanted } = await seenAndWanted(
      kinds,
      async (kind) => {
        const expected = await unchangedFor(kind);
        const unchanged = await ask(kind[0], "get").set("If-None-Match", expected.etag ?? "none");
        return { status: unchanged.status, ...seenIn(unchanged.headers, expected) };
      },
      async (kind) => ({ status: 304, ...(await unchangedFor(kind)) }),
    );
    expect(seen).toEqual(wanted);
  },
);

it.each(groupsOf((kind) => !isTagged(kind)))("gives no tag to %s", async (_what, kinds) => {
  const { seen, wanted } = await seenAndWanted(
    kinds,
    async (kind) => (await responseOf(kind)).headers["etag"],
    () => undefined,
  );
  expect(seen).toEqual(wanted);
});

const HTTPS = "strict-transport-security";

type Setting = readonly [Readonly<Record<string, string>>, header: string, value: string | undefined];

const settings: readonly Setting[] = [
  [{ HSTS_MAX_AGE: "60", HSTS_INCLUDE_SUBDOMAINS: "true" }, HTTPS, "max-age=60; includeSubDomains"],
  [{ HSTS_MAX_AGE: "0" }, HTTPS, undefined],
  [{ PUBLIC_ORIGIN: "http://site.example" }, HTTPS, undefined],
  [{ PAGE_CACHE_CONTROL: "private, max-age=7", OLD_ASSETS: folder }, "cache-control", "private, max-age=7"],
  // From which shared caches profit.
  [{ OLD_ASSETS: folder }, "cache-control", "public, max-age=0, s-maxage=300, stale-while-revalidate=60"],
];

it.each(settings)(
  "says with %j on pages, rendered and cached, as %s: %s",
  async (environment, name, value) => {
    const { get, cached } = await siteOfOneTest(environment);
    for (const moment of ["rendered", "cached"]) {
      expect((await get("/about")).headers[name], moment).toBe(value);
      await until(() => cached.get("/about") !== undefined);
    }
  },
);
