import request from "supertest";
import { expect, it, vi } from "vitest";
import { testSite } from "../support/testSite";

let hasToFail = true;
vi.mock("../../shared/pages/about/AboutPage", () => ({
  AboutPage: () => {
    if (hasToFail) throw new Error("secret words in /srv/some/file.ts");
    return <h1>About, mended</h1>;
  },
}));

it.each(["on", "off"])(
  "answers 500 without a word of the cause while a page fails, page cache %s",
  async (cache) => {
    hasToFail = true;
    const { frontDoor, documents } = await testSite({ PAGE_CACHE: cache });
    for (const path of ["/about", "/about?utm_source=x"]) {
      const { status, headers, text } = await request(frontDoor).get(path);
      expect(status).toBe(500);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["etag"]).toBeUndefined();
      expect(text).toContain("Unexpected Application Error!");
      expect(text).toContain("Internal Server Error");
      expect(text).not.toMatch(/secret|\.tsx?|node_modules/);
      expect(text).not.toContain("<script");
    }
    expect(documents.findByTarget("/about")).toBeUndefined();

    hasToFail = false;
    const mended = await request(frontDoor).get("/about");
    expect(mended.status).toBe(200);
    expect(mended.text).toContain("About, mended");
  },
);

it("keeps preparing the other pages when one fails", async () => {
  hasToFail = true;
  const { documents } = await testSite();
  await documents.prepareAll();
  expect(documents.findByTarget("/about")).toBeUndefined();
  expect(documents.findByTarget("/contact")).toBeDefined();
});
