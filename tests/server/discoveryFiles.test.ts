import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { PNG } from "pngjs";
import { expect, it, onTestFinished, vi } from "vitest";
import { root } from "../../build/folders.mjs";
import { allArticles } from "../../shared/pages/blog/articles";
import { articleAddresses, listedPages } from "../support/addresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { ORIGIN, sharedSite } from "../support/sourceSite";

const { get } = await sharedSite();
const unlisted = await sharedSite({ ALLOW_INDEXING: "false" });
const listed = [...listedPages, ...articleAddresses];
const parsed = await parsedDocuments(listed);

/** As XML: what is not well-formed throws. */
const parseXml = async (path: string) =>
  new JSDOM((await get(path)).text, { contentType: "application/xml" }).window.document;
const textIn = (element: Element | Document, selector: string) =>
  element.querySelector(selector)?.textContent ?? "";

/** Without spaces, and as notes end in both: on a page with a link, or without a stop. */
const plain = (words: string | null) => words?.replaceAll(/\s|\.?( How we model.*)?$/g, "");
const textsIn = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));

it("lists in the sitemap the pages to be found, and each article with the day that its page shows", async () => {
  const entries = [...(await parseXml("/sitemap.xml")).querySelectorAll("url")];
  expect(entries.map((entry) => textIn(entry, "loc"))).toEqual(listed.map((path) => `${ORIGIN}${path}`));
  const days = articleAddresses.map((path) => parsed(path).querySelector("article time"));
  const changed = entries.slice(-days.length).map((entry) => textIn(entry, "lastmod"));
  expect(changed).toEqual(days.map((day) => day?.getAttribute("datetime")));
});

it("tells robots that they may read everything, and where the sitemap is, or nothing where indexing is off", async () => {
  const everything = `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
  expect((await get("/robots.txt")).text).toBe(everything);
  expect((await unlisted.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await unlisted.get("/sitemap.xml")).status).toBe(404);
  for (const path of ["/", "/nope", "/favicon.svg", "/assets/x.js", "/get-started"])
    expect((await unlisted.get(path)).headers["x-robots-tag"], path).toBe("noindex");
});

it("has in the feed every article, newest first, with its whole text and links that lead somewhere", async () => {
  const feed = await parseXml("/blog/feed.xml");
  const entries = [...feed.querySelectorAll("entry")];
  expect(entries).toHaveLength(allArticles.length);
  const dates = entries.map((entry) => textIn(entry, "updated"));
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(textIn(feed, "feed > updated")).toBe(dates[0]);
  expect(textIn(feed, "feed > id")).toBe(`${ORIGIN}/blog`);
  expect(feed.querySelector("link[rel=self]")?.getAttribute("href")).toBe(`${ORIGIN}/blog/feed.xml`);
  for (const entry of entries) {
    expect(textIn(entry, "id")).toMatch(new RegExp(`^${ORIGIN}/blog#article-\\d+$`));
    for (const told of ["author name", "summary"]) expect(textIn(entry, told), told).not.toBe("");
    const address = entry.querySelector("link")?.getAttribute("href")?.slice(ORIGIN.length) ?? "";
    const page = parsed(address);
    expect(textIn(page, "h1")).toBe(textIn(entry, "title"));
    const content = new JSDOM(textIn(entry, "content")).window.document;
    // Nothing stands between the items of a list, or the cells of a table.
    expect(textIn(entry, "content")).not.toMatch(/<\/(?:li|t[dhr])>[^<]/);
    const text = page.querySelector("#text") ?? page;
    for (const tag of ["h2", "p:not(figure *, nav *)", "figcaption", "ul:not(figure *, nav *) li", "th, td"])
      expect(textsIn(content, tag), tag).toEqual(textsIn(text, tag));
    const drawings = [...text.querySelectorAll("figure [role=img]")];
    const alternatives = drawings.map((drawing) => plain(drawing.getAttribute("aria-label")));
    expect(textsIn(content, "figure > p")).toEqual(alternatives);
    for (const link of content.querySelectorAll("a"))
      expect((await get(link.href.slice(ORIGIN.length))).status, link.href).toBe(200);
  }
});

it.each([0, 300])("names after %i days whom to write to about security", async (later) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + later * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { text } = await get("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:support@larkwell\.example\n/);
  expect(text).toContain(`\nCanonical: ${ORIGIN}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

it("stands on a home screen with icons of the sizes that it says", async () => {
  const { body } = await get("/manifest.webmanifest");
  const { icons } = body as { icons: { src: string; sizes: string }[] };
  expect(body).toMatchObject({ name: "Larkwell", start_url: "/", display: "browser" });
  expect((await get("/speculation-rules.json")).body).toEqual({
    prefetch: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
  });
  const type = "image/png";
  expect(icons).toMatchObject([{ type }, { type }, { type, purpose: "maskable" }]);
  const sizeOf = (file: string) => {
    const { width, height } = PNG.sync.read(readFileSync(join(root, "public", file)));
    return `${width}x${height}`;
  };
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect(sizeOf("apple-touch-icon.png")).toBe("180x180");
});
