import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { PNG } from "pngjs";
import { expect, it, onTestFinished, vi } from "vitest";
import { root } from "../../build/folders.mjs";
import drawnPictures from "../../scripts/drawnPictures.json" with { type: "json" };
import { sitemap } from "../../server/discovery/sitemap";
import { allArticles } from "../../server/articles";
import { picturePath, pictureWords } from "../../server/discovery/sharingPicture";
import { allPages, notFoundPage } from "../../shared/pageTable";
import { articleAddresses, listedPages } from "../support/addresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { ORIGIN, sharedSite, siteOfOneTest } from "../support/sourceSite";
import { until } from "../support/until";
import * as company from "../support/specifiedCompany";

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
  [...part.querySelectorAll(selector)].map((element) => {
    const seen = element.cloneNode(true) as Element;
    for (const unseen of seen.querySelectorAll(".visually-hidden")) unseen.remove();
    return plain(seen.textContent);
  });

it("lists in the sitemap the pages to be found, and each article with the day that its page shows", async () => {
  const entries = [...(await parseXml("/sitemap.xml")).querySelectorAll("url")];
  const everyArticle = allArticles.map(({ slug }) => `/blog?article=${slug}`);
  const places = [...listedPages, ...everyArticle].map((path) => `${ORIGIN}${path}`);
  expect(entries.map((entry) => textIn(entry, "loc"))).toEqual(places);
  for (const path of articleAddresses) {
    const entry = entries.find((each) => textIn(each, "loc") === `${ORIGIN}${path}`);
    const day = parsed(path).querySelector("article time")?.getAttribute("datetime");
    expect(entry && textIn(entry, "lastmod"), path).toBe(day);
  }
});

it("has in the sitemap the day of an article's last change", () => {
  const changed = allArticles.slice(0, 1).map((article) => ({ ...article, updatedIsoDate: "2026-02-03" }));
  expect(sitemap(ORIGIN, changed)).toContain("<lastmod>2026-02-03</lastmod>");
});

it("tells robots that they may read everything, and where the sitemap is, or nothing where indexing is off", async () => {
  const everything = `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
  expect((await get("/robots.txt")).text).toBe(everything);
  expect((await unlisted.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await unlisted.get("/sitemap.xml")).status).toBe(404);
  for (const path of ["/", "/nope", "/favicon.svg", "/assets/x.js", "/get-started"])
    expect((await unlisted.get(path)).headers["x-robots-tag"], path).toBe("noindex");
});

it("has in the feed the newest articles, the newest first, with their whole text and links that lead somewhere", async () => {
  const feed = await parseXml("/blog/feed.xml");
  const entries = [...feed.querySelectorAll("entry")];
  expect(entries).toHaveLength(Math.min(20, allArticles.length));
  const dates = entries.map((entry) => textIn(entry, "published"));
  expect(dates).toEqual(dates.toSorted().toReversed());
  const changes = entries.map((entry) => textIn(entry, "updated"));
  expect(textIn(feed, "feed > updated")).toBe(changes.toSorted().at(-1));
  expect(textIn(feed, "feed > id")).toBe(`${ORIGIN}/blog`);
  expect(feed.querySelector("link[rel=self]")?.getAttribute("href")).toBe(`${ORIGIN}/blog/feed.xml`);
  for (const entry of entries) {
    expect(textIn(entry, "id")).toMatch(new RegExp(`^${ORIGIN}/blog#article-\\d+$`));
    for (const told of ["author name", "summary"]) expect(textIn(entry, told), told).not.toBe("");
    const address = entry.querySelector("link")?.getAttribute("href")?.slice(ORIGIN.length) ?? "";
    if (!articleAddresses.includes(address)) continue;
    const page = parsed(address);
    expect(textIn(page, "h1")).toBe(textIn(entry, "title"));
    const content = new JSDOM(textIn(entry, "content")).window.document;
    // Nothing stands between the items of a list, or the cells of a table.
    expect(textIn(entry, "content")).not.toMatch(/<\/(?:li|t[dhr])>[^<]/);
    const text = page.querySelector("#text") ?? page;
    for (const tag of [
      "h2",
      "p:not(figure *, nav *, .ArticleMargin *, [role=note], :has(img))",
      "figcaption",
      "ul:not(figure *, nav *) li",
      "th, td",
    ])
      expect(textsIn(content, tag), tag).toEqual(textsIn(text, tag));
    const sources = textsIn(text, "[role=note]").map((source) => source?.replace(/^\d+/, ""));
    expect(textsIn(content, "body > :last-child:is(ol) > li")).toEqual(sources);
    const picturesIn = (part: ParentNode) =>
      [...part.querySelectorAll("p img, img.ArticleText-picture")].map((picture) =>
        picture.getAttribute("alt"),
      );
    expect(picturesIn(content)).toEqual(picturesIn(text));
    const drawings = [...text.querySelectorAll("figure [role=img]")];
    const alternatives = drawings.map((drawing) => plain(drawing.getAttribute("aria-label")));
    expect(textsIn(content, "figure > p")).toEqual(alternatives);
    const addresses = [...content.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    // A feed reader has no page that a relative address could begin at.
    expect(addresses.filter((to) => !/^(?:https?:|mailto:|tel:|#)/.test(to))).toEqual([]);
    for (const link of content.querySelectorAll<HTMLAnchorElement>(`a[href^="${ORIGIN}"]`))
      expect((await get(link.href.slice(ORIGIN.length))).status, link.href).toBe(200);
  }
});

it.each([
  "/robots.txt",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/manifest.webmanifest",
  "/speculation-rules.json",
  "/.well-known/security.txt",
])(
  "sends %s whole, in each coding with a tag of its own, and 304 to whoever has it already",
  async (path) => {
    const tags = new Set<string>();
    const texts = new Set<string>();
    for (const coding of ["br", "gzip", "identity"]) {
      const ask = () => get(path).set("Accept-Encoding", coding).buffer(true);
      const { headers, text } = await ask();
      expect(headers["content-encoding"] ?? "identity").toBe(coding);
      expect(headers).toMatchObject({
        vary: "Accept-Encoding",
        "content-length": expect.any(String) as string,
      });
      const tag = headers["etag"] ?? "none";
      expect((await ask().set("If-None-Match", tag)).status).toBe(304);
      tags.add(tag);
      texts.add(text);
    }
    expect([tags.size, texts.size]).toEqual([3, 1]);
    expect((await get(`${path}?utm_source=mail`)).headers["etag"]).toBeDefined();
  },
);

const DAY_MS = 86_400_000;

it.each([0, 1, 300])(
  "names in a process that has run for %i days whom to write to about security",
  async (days) => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await siteOfOneTest();
    const today = () => new Date(Date.now()).toISOString().slice(0, 10);
    const halfAYearLater = (day: string) =>
      new Date(Date.parse(day) + 180 * DAY_MS).toISOString().slice(0, 10);
    const read = async () => (await site.get("/.well-known/security.txt")).text;
    expect(await read()).toContain(`\nExpires: ${halfAYearLater(today())}T00:00:00.000Z\n`);

    vi.setSystemTime(Date.now() + days * DAY_MS);
    if (days > 0) vi.advanceTimersByTime(DAY_MS);
    const expires = async () =>
      (Date.parse(/^Expires: (.+)$/m.exec(await read())?.[1] ?? "") - Date.now()) / DAY_MS;
    await until(async () => (await expires()) > 178);
    expect(await expires()).toBeLessThan(365);
    expect(await read()).toContain(`Contact: mailto:support@${company.domain}\n`);
    expect(await read()).toContain(`\nCanonical: ${ORIGIN}/.well-known/security.txt\n`);
  },
);

it("stands on a home screen with icons of the sizes that it says", async () => {
  const { body } = await get("/manifest.webmanifest");
  const { icons } = body as { icons: { src: string; sizes: string }[] };
  expect(body).toMatchObject({ name: company.name, start_url: "/", display: "browser" });
  expect((await get("/speculation-rules.json")).body).toEqual({
    prerender: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
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

it("has for each page and article a picture for sharing, drawn with its present title: node scripts/drawPictures.mjs", () => {
  const ofArticles = allArticles.map((article) => ({ folder: "article", title: article.title, article }));
  const shared = [...allPages, notFoundPage, ...ofArticles];
  const words = shared.map((page) => [picturePath(page), pictureWords(page)]);
  expect(drawnPictures.words).toEqual(Object.fromEntries(words));
  for (const page of shared) expect(existsSync(join(root, "public", picturePath(page)))).toBe(true);
});
