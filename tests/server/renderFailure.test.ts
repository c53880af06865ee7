import request from "supertest";
import { expect, it, onTestFinished } from "vitest";
import { startSourceSite } from "../support/sourceSite";

/** A site on which the rendering of a page, and of the error screens, fails as long as the test wants. */
async function failingSite(environment: Readonly<Record<string, string>> = {}) {
  const failing = { page: true, screen: false };
  const fail = () => {
    throw new Error("secret words in /srv/some/file.ts");
  };
  const site = await startSourceSite({ LOG_LEVEL: "error", ...environment }, (manifest) => {
    const { about, ...others } = manifest.pages;
    if (!about) throw new Error("a page of the specification is missing");
    const failingAbout = {
      ...about,
      get modules() {
        return failing.page ? fail() : about.modules;
      },
    };
    return {
      ...manifest,
      pages: { ...others, about: failingAbout },
      get stylesheet() {
        return failing.screen ? fail() : manifest.stylesheet;
      },
    };
  });
  onTestFinished(site.close);
  return { ...site, failing, get: (path: string) => request(site.server).get(path) };
}

it.each(["on", "off"])(
  "responds with 500 and without a word of the cause while a page fails, page cache %s",
  async (cache) => {
    const { get, ready, logged, failing } = await failingSite({ PAGE_CACHE: cache });
    for (const path of ["/about", "/about?email=ann@site.example"]) {
      const { status, headers, text } = await get(path);
      expect(status).toBe(500);
      expect(headers).toMatchObject({ "cache-control": "no-store" });
      for (const name of ["etag", "link"]) expect(headers).not.toHaveProperty(name);
      expect(text).toContain("Unexpected Application Error!");
      expect(text).toContain("Internal Server Error");
      expect(text).not.toMatch(/secret|\.tsx?|node_modules|<script/);
    }
    expect(ready.find("/about")).toBeUndefined();
    const entries = logged().trim().split("\n");
    expect(entries.map((entry) => JSON.parse(entry) as object)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({ path: "/about", msg: "A request failed", id: expect.any(String) }),
      ),
    );
    expect(logged()).toContain("secret words");
    expect(logged()).not.toContain("ann@");

    failing.page = false;
    expect((await get("/about")).status).toBe(200);
  },
);

it("sends a plain line while even the error screen fails, and the screen once it is fixed", async () => {
  const { get, failing } = await failingSite();
  failing.screen = true;
  const { status, headers, text } = await get("/%");
  expect(status).toBe(400);
  expect(headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  expect(text).toBe("Unexpected Application Error! 400 Bad Request\n");

  failing.screen = false;
  expect((await get("/%")).headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("keeps preparing the other pages when one fails, and says so", async () => {
  const { documents, ready, failing } = await failingSite();
  expect(await documents.prepareAll()).toBe(false);
  expect(documents.failures).toBe(1);
  expect(ready.find("/about")).toBeUndefined();
  expect(ready.find("/contact")).toBeDefined();
  failing.page = false;
  expect(await documents.prepareAll()).toBe(true);
});
