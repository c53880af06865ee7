import { beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { sourceSite } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";

const site = sourceSite();
const live = sourceSite({ PAGE_CACHE: "off", PUBLIC_ORIGIN: "https://www.site.example" });
const { get } = site;
beforeAll(() => site.prepareAll());

const paths = Object.keys(specifiedPages);
const SCREEN = "Unexpected Application Error!";

it("has the pages of the specification: give a new one its row in specifiedPages.ts", () => {
  expect(allPages.map(({ path }) => path).toSorted()).toEqual(
    paths.filter((path) => path !== "/no-such-page").toSorted(),
  );
});

// Written by hand from the specification: the tables in shared/ are what is tested here.
it.each([
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
  // The query stays as it came, and cannot write into the header.
  [
    "/get-started?utm_source=a%20b&x=%C3%A9&x=2&&=&q=a+b%zz",
    "/contact?utm_source=a%20b&x=%C3%A9&x=2&&=&q=a+b%zz",
  ],
  // Every other spelling leads to the right one in one hop.
  ["/About/?x=%C3%A9", "/about?x=%C3%A9"],
  ["/ABOUT", "/about"],
  ["/about//", "/about"],
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
])("sends %s to %s", async (from, to) => {
  const { status, headers, text } = await get(from);
  expect({ status, location: headers["location"], text }).toEqual({ status: 301, location: to, text: "" });
  expect((await get(to)).status).toBe(200);
});

describe("unknown paths", () => {
  it.each([
    ..."/privacy /terms /nope /about/team /platform/x /index.html /%E2%98%83 /a?b=c".split(" "),
    // What only begins like a moved path.
    ..."/webinars/2024 /case-studies-2024 /get-started/now".split(" "),
    // None leads off the site.
    ..."//evil.example //evil.example/about ///evil.example/%2e%2e /%2F/evil.example /\\evil.example".split(
      " ",
    ),
    ..."/%5C%5Cevil.example/about //evil.example/get-started /https://evil.example/".split(" "),
    "/about/..;/evil.example",
  ])("get the one 404 page: %s", async (path) => {
    const { status, headers, text } = await get(path);
    expect({ status, location: headers["location"] }).toEqual({ status: 404, location: undefined });
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain("Oops! Page not found");
    expect(text).toContain("Return to Home");
    expect(text).toBe((await get("/no-such-page")).text);
  });
});

describe("errors", () => {
  it.each(["/%", "/about%", "/%zz", "/%C3%28", "/%00", "/about%7F", "/about%0d%0aX: y"])(
    "are 400 for the malformed %s",
    async (path) => {
      const { status, headers, text } = await get(path);
      expect({ status, caching: headers["cache-control"] }).toEqual({ status: 400, caching: "no-store" });
      expect(text).toContain(SCREEN);
      expect(text).toContain("Bad Request");
    },
  );

  it.each(["post", "put", "patch", "delete", "options", "trace"] as const)(
    "are 405 for the method %s, on every path",
    async (method) => {
      for (const path of ["/", "/get-started", "/nope", "/assets/x.js", "/contact"]) {
        const { status, headers, text } = await site.request()[method](path);
        expect({ path, status, allow: headers["allow"] }).toEqual({ path, status: 405, allow: "GET, HEAD" });
        expect(text).toContain(SCREEN);
        expect(text).toContain("Method Not Allowed");
      }
    },
  );

  it("are shown within the site, under a title of their own", async () => {
    const { text } = await get("/%");
    expect(text).toContain("<title>Unexpected Application Error | Larkwell</title>");
    for (const part of ["<header", "<footer"]) expect(text).toContain(part);
  });
});

it.each(["/about", "/blog?q=x", "/get-started", "/nope", "/%", "/favicon.svg", "/assets/x.js", "/healthz"])(
  "has for HEAD of %s the response of GET without its body",
  async (path) => {
    for (const encoding of ["identity", "gzip", "br"])
      for (const { request } of [site, live]) {
        const wanted = await request().get(path).set("Accept-Encoding", encoding);
        const head = await request().head(path).set("Accept-Encoding", encoding);
        expect(head.status).toBe(wanted.status);
        expect(head.text ?? "").toBe("");
        expect(comparable(head.headers)).toEqual(comparable(wanted.headers));
      }
  },
);

/** Without what is the request's own and how the body is cut into pieces. */
function comparable(headers: Record<string, string>) {
  const { date: _date, "x-request-id": _id, "transfer-encoding": _pieces, ...rest } = headers;
  return rest;
}
