import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { allPages } from "../../shared/pageTable";
import { parsedDocuments } from "../support/parsedDocuments";
import { specifiedPages } from "../support/specifiedPages";
import { sourceSite } from "../support/sourceSite";

const ORIGIN = "https://www.site.example";
const pagePaths = allPages.map(({ path }) => path);
const UNKNOWN = "/no-such-page";
const MALFORMED = "/%";
const FILTERED = "/blog?topic=Research&utm_source=mail";

const site = sourceSite({ PUBLIC_ORIGIN: ORIGIN });
const parsed = parsedDocuments(site, [...pagePaths, UNKNOWN, MALFORMED, FILTERED]);

const content = (path: string, name: string) =>
  parsed(path)
    .document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
const link = (path: string, rel: string) => parsed(path).document.head.querySelector(`link[rel="${rel}"]`);

describe("titles and descriptions", () => {
  it("are no two pages' the same", () => {
    const paths = [...pagePaths, UNKNOWN, MALFORMED];
    const titles = paths.map((path) => parsed(path).document.title);
    const descriptions = paths.map((path) => content(path, "description"));
    expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([]);
    expect(descriptions.filter((words, index) => !words || descriptions.indexOf(words) !== index)).toEqual(
      [],
    );
  });

  it.each(Object.entries(specifiedPages))("are on %s the specified one", (path, { title }) => {
    expect(parsed(path).document.title).toBe(title);
  });

  it.each([...pagePaths, UNKNOWN, MALFORMED])("stand once each on %s", (path) => {
    const { head } = parsed(path).document;
    for (const tag of [
      "title",
      'meta[name="description"]',
      'meta[name="theme-color"]',
      'meta[name="viewport"]',
    ])
      expect(head.querySelectorAll(tag), tag).toHaveLength(1);
  });
});

it.each(pagePaths)(
  "lets %s be painted only when its last part is parsed, so that its height stays",
  (path) => {
    const last = link(path, "expect")?.getAttribute("href") ?? "";
    expect(link(path, "expect")?.getAttribute("blocking")).toBe("render");
    expect(parsed(path).document.querySelector(last)?.tagName).toBe("FOOTER");
  },
);

describe("the canonical address", () => {
  it.each(pagePaths)("of %s is its own, on the public origin", (path) => {
    expect(link(path, "canonical")?.getAttribute("href")).toBe(`${ORIGIN}${path}`);
  });

  it("leaves out the query", () => {
    expect(link(FILTERED, "canonical")?.getAttribute("href")).toBe(`${ORIGIN}/blog`);
  });

  it.each([UNKNOWN, MALFORMED])("is not named by %s, which has none", (path) => {
    expect(link(path, "canonical")).toBeNull();
  });
});

describe("what search engines may list", () => {
  it("is every page but the sign-in, the 404 page and the error screens", () => {
    const hidden = [...pagePaths, UNKNOWN, MALFORMED].filter((path) => content(path, "robots") !== undefined);
    expect(hidden).toEqual(["/login", UNKNOWN, MALFORMED]);
    for (const path of hidden) expect(content(path, "robots")).toBe("noindex");
  });

  it("is the same for every program: no exception for one of them", () => {
    for (const path of ["/login", UNKNOWN]) expect(content(path, "archive.org_bot")).toBeUndefined();
  });
});

describe.each([...pagePaths, UNKNOWN])("a link to %s that is shared", (path) => {
  it("shows title, description and a picture that the site serves, with its size and its words", () => {
    const title = path === "/" ? "From Invisible to Engaged" : parsed(path).document.title;
    expect(content(path, "og:title")).toBe(title);
    expect(content(path, "og:description")).toBe(content(path, "description"));
    expect(content(path, "og:url")).toBe(path === UNKNOWN ? undefined : `${ORIGIN}${path}`);
    expect(content(path, "og:site_name")).toBe("Larkwell");
    expect(content(path, "twitter:card")).toBe("summary_large_image");
    const picture = new URL(content(path, "og:image") ?? "");
    expect(picture.origin).toBe(ORIGIN);
    expect(existsSync(join(root, "public", picture.pathname))).toBe(true);
    expect(content(path, "twitter:image")).toBe(picture.href);
    expect([content(path, "og:image:width"), content(path, "og:image:height")]).toEqual(["1200", "630"]);
    const words = content(path, "og:image:alt");
    expect(words).toContain(title?.replace(" | Larkwell", ""));
    expect(content(path, "twitter:image:alt")).toBe(words);
  });

  it("names icons, the manifest and the feed, which are there", () => {
    const href = (rel: string) => link(path, rel)?.getAttribute("href") ?? "";
    for (const rel of ["icon", "apple-touch-icon"])
      expect(existsSync(join(root, "public", href(rel))), rel).toBe(true);
    expect(href("manifest")).toBe("/manifest.webmanifest");
    expect(href("alternate")).toBe("/blog/feed.xml");
  });
});
