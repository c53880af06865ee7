import { describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { redirects } from "../../shared/redirects";
import { sourceSite } from "../support/sourceSite";

const site = sourceSite();
const live = sourceSite({ PAGE_CACHE: "off" });
const { get } = site;

// Written by hand from the specification: the tables in shared/ are what is tested here.
const specifiedPages = [
  "/",
  "/about",
  "/platform",
  "/platform/get-more-patients",
  "/platform/engage-more-patients",
  "/solutions",
  "/solutions/providers",
  "/solutions/health-plans",
  "/solutions/employers",
  "/blog",
  "/modeled-outcomes",
  "/contact",
  "/login",
];
const paths = allPages.map(({ path }) => path);
const specifiedRedirects = [
  ["/get-started", "/contact"],
  ["/solutions/overview", "/solutions"],
  ["/solutions/engagement", "/platform/engage-more-patients"],
  ["/products/engage-ai", "/platform/engage-more-patients"],
  ["/solutions/analytics", "/modeled-outcomes"],
  ["/solutions/improve-outcomes", "/modeled-outcomes"],
  ["/webinars", "/modeled-outcomes"],
  ["/resources/case-studies", "/modeled-outcomes"],
  ["/resources/case-studies/a-hospital", "/modeled-outcomes"],
  ["/case-studies", "/modeled-outcomes"],
  ["/case-studies/2024/a-plan", "/modeled-outcomes"],
];

describe("pages", () => {
  it("has those of the specification", () => {
    expect(paths).toEqual(expect.arrayContaining(specifiedPages));
  });

  it.each(paths)("responds to %s with a whole document", async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(text).toMatch(/<\/html>$/);
    expect(text).toMatch(/<h1/);
  });

  it.each(paths)("streams %s with the same words for every request", async (path) => {
    const first = await live.get(path);
    const second = await live.get(`${path}?utm_source=mail`);
    expect(first.status).toBe(200);
    expect(first.text).toBe((await get(path)).text);
    expect(second.text).toBe(first.text);
  });
});

describe("moved paths", () => {
  it.each(specifiedRedirects)("sends %s to %s for good", async (from, to) => {
    const { status, headers, text } = await get(from);
    expect({ status, location: headers["location"], text }).toEqual({ status: 301, location: to, text: "" });
  });

  it("keeps the query as it came", async () => {
    const query = "?utm_source=a%20b&x=%C3%A9&x=2&&=&q=a+b%zz";
    expect((await get(`/get-started${query}`)).headers["location"]).toBe(`/contact${query}`);
    expect((await get(`/About/${query}`)).headers["location"]).toBe(`/about${query}`);
  });

  it("leaves what only begins like a moved path unknown", async () => {
    for (const path of ["/webinars/2024", "/case-studies-2024", "/get-started/now"])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe("one right spelling", () => {
  it.each([
    ["/About", "/about"],
    ["/ABOUT", "/about"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["//about", "/about"],
    ["///about///", "/about"],
    ["/abo%75t", "/about"],
    ["/%61bout/", "/about"],
    ["//", "/"],
    ["/%2F", "/"],
    ["/Platform//Get-More-Patients/", "/platform/get-more-patients"],
    ["/solutions%2Fproviders", "/solutions/providers"],
    ["/Solutions/Overview/", "/solutions"],
    ["//GET-STARTED", "/contact"],
    ["/Case-Studies/Foo/", "/modeled-outcomes"],
    ["/resources//case%2Dstudies", "/modeled-outcomes"],
  ])("sends %s to %s in one hop", async (spelling, right) => {
    const { status, headers } = await get(spelling);
    expect({ status, location: headers["location"] }).toEqual({ status: 301, location: right });
    expect((await get(right)).status).toBe(200);
  });

  it.each([
    "//evil.example",
    "//evil.example/about",
    "///evil.example/%2e%2e",
    "/%2F/evil.example",
    "/\\evil.example",
    "/%5C%5Cevil.example/about",
    "//evil.example/get-started",
    "/https://evil.example/",
    "/about/..;/evil.example",
  ])("never leads off the site: %s", async (path) => {
    const { status, headers } = await get(path);
    expect({ status, location: headers["location"] }).toEqual({ status: 404, location: undefined });
  });
});

describe("unknown paths", () => {
  it.each(["/privacy", "/terms", "/nope", "/about/team", "/platform/x", "/index.html", "/%E2%98%83"])(
    "responds to %s with the 404 page",
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).toContain("Oops! Page not found");
      expect(text).toContain("Return to Home");
      expect(text).toContain("<header");
      expect(text).toContain("<footer");
      expect(text).toContain('content="noindex"');
    },
  );

  it("shows no two different 404 pages", async () => {
    const texts = await Promise.all(
      ["/privacy", "/platform/x", "/a?b=c"].map(async (path) => (await get(path)).text),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it("says in a line that an asset is missing", async () => {
    const { status, headers, text } = await get("/assets/gone-ABCDEFGH.js?x=<b>");
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toBe('No route matches URL "/assets/gone-ABCDEFGH.js"\n');
  });

  it("does not repeat a path that could mean something", async () => {
    expect((await get("/assets/%3Cscript%3E")).text).toBe('No route matches URL "/assets/"\n');
    expect((await get("/assets/..%2f..%2fserver.js")).text).toBe('No route matches URL "/assets/"\n');
    expect((await get("/assets/")).status).toBe(404);
  });
});

describe("errors", () => {
  const screen = "Unexpected Application Error!";

  it.each(["/%", "/about%", "/%zz", "/%C3%28", "/%00", "/about%0d%0aX: y"])(
    "responds with 400 to the malformed %s",
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(400);
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).toContain(screen);
      expect(text).toContain("Bad Request");
    },
  );

  it.each(["post", "put", "patch", "delete", "options", "trace"] as const)(
    "responds with 405 to the method %s, on every path",
    async (method) => {
      for (const path of ["/", "/get-started", "/nope", "/assets/x.js", "/contact"]) {
        const { status, headers, text } = await site.request()[method](path);
        expect({ path, status, allow: headers["allow"] }).toEqual({ path, status: 405, allow: "GET, HEAD" });
        expect(text).toContain(screen);
        expect(text).toContain("Method Not Allowed");
      }
    },
  );

  it("sends error screens without any script, not to be indexed, with a title of their own", async () => {
    const { text } = await get("/%");
    expect(text).not.toContain("<script");
    expect(text).not.toContain("modulepreload");
    expect(text).toContain('content="noindex"');
    expect(text).toContain("<title>Unexpected Application Error | Larkwell</title>");
    expect(text).toContain("<header");
  });
});

describe("HEAD", () => {
  it.each([...paths, ...redirects.map(({ from }) => from), "/nope", "/%", "/favicon.svg", "/assets/x.js"])(
    "has for %s the response of GET without its body",
    async (path) => {
      for (const encoding of ["identity", "gzip", "br"]) {
        for (const { request } of [site, live]) {
          const wanted = await request().get(path).set("Accept-Encoding", encoding);
          const head = await request().head(path).set("Accept-Encoding", encoding);
          expect(head.status).toBe(wanted.status);
          expect(head.text ?? "").toBe("");
          expect(comparable(head.headers)).toEqual(comparable(wanted.headers));
        }
      }
    },
  );
});

/** Without what is the request's own and how the body is cut into pieces. */
function comparable(headers: Record<string, string>) {
  const { date: _date, "x-request-id": _id, "transfer-encoding": _pieces, ...rest } = headers;
  return rest;
}
