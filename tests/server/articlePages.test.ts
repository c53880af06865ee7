import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { allArticles } from "../../shared/pages/blog/articles";
import { parsedDocuments } from "../support/parsedDocuments";
import { servedSite } from "../support/servedSite";

const ORIGIN = "https://www.site.example";
const ARTICLE = "/blog?article=a-reminder-worth-answering";
const FILTERED = `${ARTICLE}&topic=Engagement&page=2&utm_source=mail`;

const site = servedSite({ PUBLIC_ORIGIN: ORIGIN });
const addresses = allArticles.map(({ slug }) => `/blog?article=${slug}`);
const parsed = parsedDocuments(site, [...addresses, FILTERED]);

const content = (address: string, name: string) =>
  parsed(address)
    .document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
const canonical = (address: string) =>
  parsed(address).document.querySelector('link[rel="canonical"]')?.getAttribute("href");

describe.each(allArticles)("the page of the article $slug", ({ slug, title, words }) => {
  const address = `/blog?article=${slug}`;

  it("is there, whole without script, under one h1", async () => {
    expect((await site.get(address)).status).toBe(200);
    const { document } = parsed(address);
    expect([...document.querySelectorAll("h1")].map((h1) => h1.textContent)).toEqual([title]);
    const shown = (document.querySelector("article")?.textContent ?? "").replaceAll(/\s+/g, " ");
    const { body } = (await words()).words;
    const texts = body.flatMap((block) => ("list" in block ? block.list : Object.values(block)));
    expect(texts.filter((text) => typeof text === "string" && !shown.includes(text))).toEqual([]);
  });

  it("has a title, a description, an address and a picture of its own", async () => {
    const { description } = (await words()).words;
    expect(parsed(address).document.title).toBe(`${title} | Larkwell`);
    expect(content(address, "description")).toBe(description);
    expect(content(address, "robots")).toBeUndefined();
    expect(canonical(address)).toBe(`${ORIGIN}${address}`);
    expect(content(address, "og:url")).toBe(`${ORIGIN}${address}`);
    expect(content(address, "og:type")).toBe("article");
    expect(content(address, "og:title")).toBe(`${title} | Larkwell`);
    expect(content(address, "og:description")).toBe(description);
    const picture = new URL(content(address, "og:image") ?? "").pathname;
    expect(picture).toContain(slug);
    expect(existsSync(join(root, "public", picture))).toBe(true);
  });
});

describe("an article beside filters", () => {
  it("keeps them for the way back and for what is read next, not in its canonical address", () => {
    const links = [...parsed(FILTERED).document.querySelectorAll("main a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toContain("/blog?topic=Engagement&page=2#article-3");
    expect(links).toContain("/blog?article=how-we-test-a-nudge&topic=Engagement&page=2");
    expect(canonical(FILTERED)).toBe(`${ORIGIN}${ARTICLE}`);
  });

  it("is kept in memory with filters that exist, without what campaigns add, and never with a search", async () => {
    await site.untilReady([ARTICLE, `${ARTICLE}&topic=Engagement`]);
    const text = async (address: string) => (await site.get(address)).text;
    expect(await text(`${ARTICLE}&gclid=1`)).toBe(await text(ARTICLE));
    for (const odd of ["&q=list", "&topic=Nothing", "&page=99"]) {
      await site.get(`${ARTICLE}${odd}`);
      expect((await site.get(`${ARTICLE}${odd}`)).headers["etag"], odd).toBeUndefined();
    }
  });
});

describe("addresses without an article", () => {
  it.each([
    "/blog?article=no-such-article",
    "/blog?article=",
    "/blog?article=../x&topic=Research",
    "/blog/anything",
  ])("get the 404 page, as any unknown one: %s", async (address) => {
    const { status, text } = await site.get(address);
    expect(status).toBe(404);
    expect(text).toBe((await site.get("/no-such-page")).text);
  });
});
