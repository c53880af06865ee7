import request from "supertest";
import { expect, it, onTestFinished, vi } from "vitest";
import { startSourceSite } from "../support/sourceSite";

let hasToFail = true;
let hasScreenToFail = false;
vi.mock("../../shared/pages/about/AboutPage", () => ({
  AboutPage: () => {
    if (hasToFail) throw new Error("secret words in /srv/some/file.ts");
    return <h1>About, fixed</h1>;
  },
}));

vi.mock("../../shared/ErrorScreen", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../shared/ErrorScreen")>();
  const ErrorScreen: typeof original.ErrorScreen = (props) => {
    if (hasScreenToFail) throw new Error("secret words");
    return original.ErrorScreen(props);
  };
  return { ...original, ErrorScreen };
});

async function siteWithAFailingPage(cache = "on") {
  const site = await startSourceSite({ PAGE_CACHE: cache, LOG_LEVEL: "error" });
  onTestFinished(site.close);
  return { ...site, get: (path: string) => request(site.server).get(path) };
}

it.each(["on", "off"])(
  "responds with 500 and without a word of the cause while a page fails, page cache %s",
  async (cache) => {
    hasToFail = true;
    const { get, ready, logged } = await siteWithAFailingPage(cache);
    for (const path of ["/about", "/about?email=ann@site.example"]) {
      const { status, headers, text } = await get(path);
      expect(status).toBe(500);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["etag"]).toBeUndefined();
      expect(headers["link"]).toBeUndefined();
      expect(text).toContain("Unexpected Application Error!");
      expect(text).toContain("Internal Server Error");
      expect(text).not.toMatch(/secret|\.tsx?|node_modules/);
      expect(text).not.toContain("<script");
    }
    expect(ready.find("/about")).toBeUndefined();
    const entries = logged().trim().split("\n");
    expect(entries.map((entry) => JSON.parse(entry) as object)).toEqual([
      expect.objectContaining({ path: "/about", msg: "A request failed", id: expect.any(String) }),
      expect.objectContaining({ path: "/about", msg: "A request failed", id: expect.any(String) }),
    ]);
    expect(logged()).toContain("secret words");
    expect(logged()).not.toContain("ann@");

    hasToFail = false;
    const fixed = await get("/about");
    expect(fixed.status).toBe(200);
    expect(fixed.text).toContain("About, fixed");
  },
);

it("sends a plain line while even the error screen fails, and the screen once it is fixed", async () => {
  const { get } = await siteWithAFailingPage();
  hasScreenToFail = true;
  const { status, headers, text } = await get("/%");
  expect(status).toBe(400);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).toBe("Unexpected Application Error! 400 Bad Request\n");

  hasScreenToFail = false;
  expect((await get("/%")).headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("keeps preparing the other pages when one fails", async () => {
  hasToFail = true;
  const { documents, ready } = await siteWithAFailingPage();
  await documents.prepareAll();
  expect(documents.failures).toBe(1);
  expect(ready.find("/about")).toBeUndefined();
  expect(ready.find("/contact")).toBeDefined();
});
