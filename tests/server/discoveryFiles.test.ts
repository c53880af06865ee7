import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { allArticles } from "../../shared/pages/blog/articles";
import { allPages } from "../../shared/pageTable";
import { sourceSite } from "../support/sourceSite";

const ORIGIN = "https://www.site.example";
const site = sourceSite({ PUBLIC_ORIGIN: ORIGIN });
const unlisted = sourceSite({ ALLOW_INDEXING: "false" });
const { get } = site;

/** As XML: what is not well-formed throws. */
function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: "application/xml" }).window.document;
}

describe("sitemap", () => {
  it("lists the pages to be found, each of which is there and names itself canonical", async () => {
    const { headers, text } = await get("/sitemap.xml");
    expect(headers["content-type"]).toMatch(/^application\/xml/);
    const addresses = [...parseXml(text).querySelectorAll("loc")].map((loc) => loc.textContent ?? "");
    expect(addresses).toEqual([
      ...allPages.filter((page) => page.isIndexed).map(({ path }) => `${ORIGIN}${path}`),
      ...allArticles.map((article) => `${ORIGIN}${addressOfArticle(article)}`),
    ]);
    for (const address of addresses) {
      const page = await get(address.slice(ORIGIN.length));
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(page.text).not.toContain('content="noindex"');
    }
  });

  it("dates each article by the day that its page shows", async () => {
    for (const entry of parseXml((await get("/sitemap.xml")).text).querySelectorAll("url:has(lastmod)")) {
      const address = entry.querySelector("loc")?.textContent ?? "";
      const article = new JSDOM((await get(address.slice(ORIGIN.length))).text).window.document;
      expect(article.querySelector("time")?.dateTime).toBe(entry.querySelector("lastmod")?.textContent);
    }
  });
});

describe("robots", () => {
  it("may read everything and find the sitemap", async () => {
    expect((await get("/robots.txt")).text).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
    expect((await get("/")).headers["x-robots-tag"]).toBeUndefined();
  });

  it("may list nothing where indexing is off", async () => {
    expect((await unlisted.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
    expect((await unlisted.get("/sitemap.xml")).status).toBe(404);
    for (const path of ["/", "/nope", "/favicon.svg", "/assets/x.js", "/get-started"])
      expect((await unlisted.get(path)).headers["x-robots-tag"], path).toBe("noindex");
  });
});

describe("blog feed", () => {
  it("has an entry for every article, newest first, with its whole text, that leads to its page", async () => {
    const { headers, text } = await get("/blog/feed.xml");
    expect(headers["content-type"]).toMatch(/^application\/atom\+xml/);
    const feed = parseXml(text);
    const entries = [...feed.querySelectorAll("entry")];
    expect(entries).toHaveLength(allArticles.length);
    const dates = entries.map((entry) => entry.querySelector("updated")?.textContent ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(feed.querySelector("feed > updated")?.textContent).toBe(dates[0]);
    for (const entry of entries) {
      const address = entry.querySelector("link")?.getAttribute("href") ?? "";
      expect(entry.querySelector("id")?.textContent).toMatch(new RegExp(`^${ORIGIN}/blog#article-\\d+$`));
      const page = new JSDOM((await get(address.slice(ORIGIN.length))).text).window.document;
      expect(page.querySelector("h1")?.textContent).toBe(entry.querySelector("title")?.textContent);
      const told = new JSDOM(entry.querySelector("content")?.textContent ?? "").window.document;
      const shown = (page.querySelector("#text")?.textContent ?? "").replaceAll(/\s+/g, " ");
      const texts = [...told.querySelectorAll("body > :is(p, h2), li, td")].map(
        ({ textContent }) => textContent,
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      for (const link of told.querySelectorAll("a"))
        expect((await get(link.href.slice(ORIGIN.length))).status, link.href).toBe(200);
    }
  });

  it("is announced on the pages", async () => {
    expect((await get("/blog")).text).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/blog\/feed.xml"/,
    );
  });
});

describe("security contact", () => {
  it("names whom to write to, for less than a year", async () => {
    const { headers, text } = await get("/.well-known/security.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain("Contact: mailto:support@larkwell.example\n");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });
});

describe("other files", () => {
  it.each([
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/speculation-rules.json", "application/speculationrules+json; charset=utf-8"],
  ])("serves %s as %s", async (path, type) => {
    const { status, headers, body, text } = await get(path);
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type });
    expect(JSON.parse(text ?? String(body))).toBeTypeOf("object");
  });

  it("lets browsers keep icons and pictures for a day", async () => {
    const { status, headers } = await get("/favicon.svg");
    expect({ status, cacheControl: headers["cache-control"] }).toEqual({
      status: 200,
      cacheControl: "public, max-age=86400",
    });
  });

  it("serves nothing else that lies on the disk", async () => {
    for (const path of [
      "/server.js",
      "/manifest.json",
      "/sizes.json",
      "/.git/config",
      "/package.json",
      "/..%2fserver.js",
      "/assets/../server.js",
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});
