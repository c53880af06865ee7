import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { findRedirect } from "../../shared/routes/redirects";
import { articleAddresses, listedPages, pageAddresses } from "../support/addresses";
import { fieldsOf } from "../support/articleSources";
import { parsedDocuments } from "../support/parsedDocuments";
import { token } from "../support/stylesheets";
import { CORE_STYLESHEET, STYLESHEET } from "../support/smallBuild";
import { ORIGIN } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";
import * as company from "../support/specifiedCompany";

/** The specification links to these although no page stands there. */
const KNOWN_404S = ["/privacy", "/terms"];
const UNKNOWN = "/no-such-page";
const MALFORMED = "/%";
const RESEARCH = "/blog?topic=Research&utm_source=mail";
const ARTICLE = "/blog?article=a-reminder-worth-answering";
const FILTERS = `audience=Plans&${new URLSearchParams({ product: company.analytics }).toString()}&topic=Engagement&page=2`;
const FILTERED = `${ARTICLE}&${FILTERS}&utm_source=mail`;

const found = [...pageAddresses, ...articleAddresses];
const all = [...found, UNKNOWN, MALFORMED];

const parsed = await parsedDocuments([...all, RESEARCH, FILTERED]);

const content = (path: string, name: string) =>
  parsed(path).head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
/** The meta elements of these names, each with its content. */
const contents = (path: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, content(path, name)]));
const link = (path: string, rel: string) =>
  parsed(path).head.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
const hrefs = (path: string, selector = "a[href]") =>
  [...parsed(path).querySelectorAll(selector)].map((each) => each.getAttribute("href") ?? "");

const outerHtmls = (path: string, selector: string) =>
  [...parsed(path).querySelectorAll(selector)].map((element) => element.outerHTML);

const MODULES = ':is(link[rel="modulepreload"], script[src])';

describe.each(all)("the document of %s", (path) => {
  it("holds nothing that waits for a script", () => {
    const waiting = /.{0,60}(?:<!--\$[?!]-->|<template|<div hidden)/gi;
    expect(parsed(path).documentElement.outerHTML.match(waiting)).toBeNull();
  });

  it("has everything that its drawings refer to", () => {
    const missing = [...parsed(path).querySelectorAll("use")].filter((use) => {
      const target = use.getAttribute("href")?.replace("#", "");
      return !target || parsed(path).getElementById(target) === null;
    });
    expect(missing.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it("has in its head one title and one description", () => {
    for (const selector of ["title", "[name=description]"])
      expect(outerHtmls(path, `head ${selector}`), selector).toHaveLength(1);
  });

  it("asks search engines not to list it, unless they may", () => {
    const isListed = [...listedPages, ...articleAddresses].includes(path);
    expect(content(path, "robots")).toBe(isListed ? undefined : "noindex");
  });

  it("has its own address as the canonical one, if something is there", () => {
    expect(link(path, "canonical")).toBe(found.includes(path) ? `${ORIGIN}${path}` : undefined);
  });
});

describe.each([...found, UNKNOWN])("the document of %s", (path) => {
  it("writes the mails of its forms as plain text, also without script", () => {
    expect(outerHtmls(path, 'form[action^="mailto:"]:not([enctype="text/plain"])')).toEqual([]);
  });

  const title = path === "/" ? "From Invisible to Engaged" : parsed(path).title;

  it("is shared under the company's name, by its title and its description, in English", () => {
    expect(contents(path, "og:site_name", "og:locale", "og:title", "og:description")).toEqual({
      "og:site_name": company.name,
      "og:locale": "en_US",
      "og:title": title,
      "og:description": content(path, "description"),
    });
  });

  it("is shared by its own address, if something is there", () => {
    expect(content(path, "og:url")).toBe(path === UNKNOWN ? undefined : `${ORIGIN}${path}`);
  });

  it("is shared as an article with the day of its appearance, or as a page of a website", () => {
    expect(contents(path, "og:type", "article:published_time")).toEqual({
      "og:type": path.includes("article=") ? "article" : "website",
      "article:published_time": path.includes("article=") ? fieldsOf(path).date : undefined,
    });
  });

  it("is shared with the words on its picture, which are its title", () => {
    const words = title.replace(` | ${company.name}`, "");
    expect(content(path, "og:image:alt")).toBe(`The ${company.name} name above the words ${words}`);
  });

  it("is shared by a picture of this site, 1200 by 630 pixels: node scripts/drawPictures.mjs", () => {
    const { origin, pathname } = new URL(content(path, "og:image") ?? "");
    const { width, height } = PNG.sync.read(readFileSync(join(root, "public", pathname)));
    expect({ origin, width, height }).toEqual({ origin: ORIGIN, width: 1200, height: 630 });
    expect(contents(path, "og:image:width", "og:image:height")).toEqual({
      "og:image:width": "1200",
      "og:image:height": "630",
    });
  });

  it("has a header in the tone of the section below it", () => {
    const toneOf = (part: string) => parsed(path).querySelector(part)?.getAttribute("data-tone") ?? "";
    expect(toneOf("header")).toBe(/dark|gradient/.test(toneOf("main [data-tone]")) ? "dark" : "light");
  });

  it("leads to pages and sections that are there", () => {
    const dead = hrefs(path)
      .map((href) => new URL(href, `${ORIGIN}${path}`))
      .filter(({ origin, pathname }) => origin === ORIGIN && !KNOWN_404S.includes(pathname))
      .filter(({ pathname, searchParams, hash }) => {
        const target = pathname === path ? path : (findRedirect(pathname) ?? pathname);
        if (!all.includes(target)) return true;
        // What a later page of the list holds is tested with the articles.
        if (searchParams.has("page")) return false;
        const section = decodeURIComponent(hash.slice(1));
        // An article's page has sections of its own.
        return section !== "" && ![target, path].some((at) => parsed(at).getElementById(section));
      });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });
});

// What no page decides for itself.
describe.each(["/about", ARTICLE, UNKNOWN, MALFORMED])(
  "the document of %s, as of each of its kind,",
  (path) => {
    it("fetches its modules in parallel: packages and core are named beside the page's own", () => {
      const modules = [...parsed(path).querySelectorAll(MODULES)];
      const names = modules.map((each) =>
        (each.getAttribute("href") ?? each.getAttribute("src"))?.slice(8, -12),
      );
      const own = path.includes("article=") ? ["page", `article-${path.replace(/.*=/, "")}`] : ["page"];
      const expected = path === MALFORMED ? [] : ["packages", "core", ...own, "main"];
      expect(new Set(names)).toEqual(new Set(expected));
      expect(names).toHaveLength(expected.length);
    });

    it("lets the browser fetch every module after the styles", () => {
      expect(outerHtmls(path, `${MODULES}:not([fetchpriority="low"]:not([async]))`)).toEqual([]);
    });

    it("has the styles that every page needs first, then all others", () => {
      const styles = path === MALFORMED ? [CORE_STYLESHEET] : [CORE_STYLESHEET, STYLESHEET];
      expect(hrefs(path, '[rel="stylesheet"]')).toEqual(styles);
    });

    it("has no hash of its styles, by which browsers would refuse the copy of a page that was saved", () => {
      expect(outerHtmls(path, '[rel="stylesheet"][integrity]')).toEqual([]);
    });

    it("lets the browser fetch its font early", () => {
      const font = 'head [as="font"][type="font/woff2"][crossorigin]';
      expect(outerHtmls(path, font)).toHaveLength(1);
    });

    it("is in English and in UTF-8, as wide as the screen, to be zoomed without limit, in the colour of the site", () => {
      const { documentElement, head } = parsed(path);
      expect([documentElement.lang, documentElement.dir]).toEqual(["en", ""]);
      expect(
        outerHtmls(path, "head > meta:is([charset], [name=viewport], [name=theme-color], [http-equiv])"),
      ).toEqual([
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<meta name="theme-color" content="${token("--night-950")}">`,
      ]);
      // Within the first bytes, by which browsers decide how to read the rest.
      expect(head.firstElementChild?.outerHTML).toBe('<meta charset="utf-8">');
    });
  },
);

describe.each(["/about", ARTICLE, UNKNOWN])("the document of %s, as of each of its kind,", (path) => {
  it("has icons that are there, in sizes for tabs, for screens of any density and for home screens", () => {
    expect(outerHtmls(path, 'head > link[rel*="icon"]')).toEqual([
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ]);
    const icons = hrefs(path, 'head > link[rel*="icon"]');
    expect(icons.filter((icon) => !existsSync(join(root, "public", icon)))).toEqual([]);
  });

  it("leads to the manifest of the site", () => {
    expect(link(path, "manifest")).toBe("/manifest.webmanifest");
  });

  it("leads once to the blog's feed", () => {
    expect(outerHtmls(path, '[rel="alternate"]')).toEqual([
      `<link rel="alternate" type="application/atom+xml" title="${company.name} blog" href="/blog/feed.xml">`,
    ]);
  });

  it("is shared on Twitter with the same picture, large, and its words", () => {
    expect(contents(path, "twitter:card", "twitter:image", "twitter:image:alt")).toEqual({
      "twitter:card": "summary_large_image",
      "twitter:image": content(path, "og:image"),
      "twitter:image:alt": content(path, "og:image:alt"),
    });
  });
});

it.each([...found, UNKNOWN])("has on %s the specified title, or the article's heading", (path) => {
  const { title } = parsed(path);
  const heading = `${parsed(path).querySelector("h1")?.textContent} | ${company.name}`;
  // The specification does not name pages that came later.
  const specified = specifiedPages[path]?.title ?? title;
  const hint =
    "The title in shared/routes/pageTable.ts differs from the specification's in tests/support/specifiedPages.ts";
  expect(title, hint).toBe(path.includes("article=") ? heading : specified);
});

const titles = all.map((path) => parsed(path).title);
const descriptions = all.map((path) => content(path, "description") ?? "");

it.each([
  ["titles", titles],
  ["descriptions", descriptions],
])("has no two %s that are the same", (_what, texts) => {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("has no title of more than the 65 characters that search engines show", () => {
  expect(titles.filter(({ length }) => length > 65)).toEqual([]);
});

it("has descriptions of 80 to 160 characters, as search engines show, but where an address is malformed", () => {
  const ofOtherLengths = descriptions.filter(({ length }) => length < 80 || length > 160);
  expect(ofOtherLengths).toEqual(["400 Bad Request"]);
});

it.each([
  ["the two pages that are still to be written", KNOWN_404S],
  ["every page that search engines may list: link to it from another one", listedPages],
])("links to %s", (_which, paths) => {
  const linked = new Set(found.flatMap((path) => hrefs(path).map((href) => href.split(/[?#]/)[0])));
  expect(paths.filter((path) => !linked.has(path))).toEqual([]);
});

it("leads from an article with the blog's filters to what is read next", () => {
  const links = hrefs(FILTERED, "main a");
  expect(links.filter((href) => href.endsWith(FILTERS) && href.includes("article="))).not.toEqual([]);
});

it.each([
  [FILTERED, ARTICLE],
  [RESEARCH, "/blog"],
])("has as the canonical address of %s the one without filters: %s", (path, canonical) => {
  expect(link(path, "canonical")).toBe(`${ORIGIN}${canonical}`);
});
