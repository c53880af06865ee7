import { expect, it } from "vitest";
import { sharedSite } from "../support/sourceSite";

const { get } = await sharedSite();

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
  ["/get-started?a=a%20b&x=%C3%A9&x=2&&=&q=a+b%zz", "/contact?a=a%20b&x=%C3%A9&x=2&&=&q=a+b%zz"],
  // Every other spelling leads to the right one in one hop.
  ["/About/?x=%C3%A9", "/about?x=%C3%A9"],
  ["/Webinars/", "/modeled-outcomes"],
  ["//", "/"],
  ["/Platform//Get-More-Patients/", "/platform/get-more-patients"],
  ["/solutions%2Fproviders", "/solutions/providers"],
])("sends %s to %s", async (from, to) => {
  const { status, headers, text } = await get(from);
  expect({ status, location: headers["location"], text }).toEqual({ status: 301, location: to, text: "" });
  expect((await get(to)).status, to).toBe(200);
});

it.each([
  "/privacy",
  "/nope",
  "/about/team",
  "/index.html",
  "/%E2%98%83",
  // What only begins like a moved path.
  "/webinars/2024",
  "/case-studies-2024",
  // None leads off the site.
  "//evil.example/about",
  "/%2F/evil.example",
  "/\\evil.example",
  "//evil.example/get-started",
  // Nothing else that lies on the disk is served.
  "/Robots.txt",
  "/robots.txt/",
  "/server.js",
  "/.git/config",
  "/..%2fserver.js",
  "/blog?article=no-such-article",
  "/blog?article=",
  "/blog?article=../x&topic=Research",
])("has the one 404 page for %s", async (path) => {
  const { status, headers, text } = await get(path);
  expect({ status, location: headers["location"] }).toEqual({ status: 404, location: undefined });
  for (const words of ["Oops! Page not found", "Return to Home"]) expect(text).toContain(words);
  expect(text).toBe((await get("/no-such-page")).text);
});
