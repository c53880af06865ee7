import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { findRedirect } from "../../shared/redirects";
import { articleAddresses, listedPages, pageAddresses } from "../support/addresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { CORE_STYLESHEET, STYLESHEET } from "../support/smallBuild";
import { ORIGIN } from "../support/sourceSite";
import { specifiedPages } from "../support/specifiedPages";
import * as company from "../support/specifiedCompany";

const PICTURE_MOST_BYTES = 100_000;
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
const link = (path: string, rel: string) =>
  parsed(path).head.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
const hrefs = (path: string, selector = "a[href]") =>
  [...parsed(path).querySelectorAll(selector)].map((each) => each.getAttribute("href") ?? "");

describe.each(all)("the document of %s", (path) => {
  it("holds nothing that the policy blocks, and nothing that waits for a script", () => {
    const { outerHTML: html } = parsed(path).documentElement;
    const inline = '[style], style, script:not([src], [type^="application/"][type$="json"])';
    expect(parsed(path).querySelectorAll(inline)).toHaveLength(0);
    expect(html).not.toMatch(/\son[a-z]+="|href="javascript:|<!--\$[?!]-->|<template|<div hidden/i);
    for (const h1 of ["h1", "main h1"]) expect(parsed(path).querySelectorAll(h1), h1).toHaveLength(1);
  });

  it("lets the browser fetch styles first, and every module with the hash that it is checked by", () => {
    const modules = [...parsed(path).querySelectorAll('link[rel="modulepreload"], script[src]')];
    expect(modules).toHaveLength(path === MALFORMED ? 0 : path.includes("article=") ? 5 : 4);
    const checked = '[integrity^="sha384-"][fetchpriority="low"]:not([async])';
    expect(modules.filter((module) => !module.matches(checked))).toEqual([]);
    // A browser that saves the page would refuse a saved copy that has a hash.
    const styles = [...parsed(path).querySelectorAll('link[rel="stylesheet"]')];
    expect(styles.map((each) => [each.getAttribute("href"), each.hasAttribute("integrity")])).toEqual([
      [CORE_STYLESHEET, false],
      ...(path === MALFORMED ? [] : [[STYLESHEET, false]]),
    ]);
    const font = '[as="font"][type="font/woff2"][crossorigin]';
    expect(parsed(path).head.querySelectorAll(font)).toHaveLength(1);
  });

  it("has each part of its head once, with icons that are there, and its own address if it may be listed", () => {
    for (const tag of ["title", "[name=description]", "[name=theme-color]", "[name=viewport]"])
      expect(parsed(path).head.querySelectorAll(tag), tag).toHaveLength(1);
    const isListed = [...listedPages, ...articleAddresses].includes(path);
    expect(content(path, "robots")).toBe(isListed ? undefined : "noindex");
    expect(link(path, "canonical")).toBe(found.includes(path) ? `${ORIGIN}${path}` : undefined);
    if (path === MALFORMED) return;
    for (const rel of ["icon", "apple-touch-icon"])
      expect(existsSync(join(root, "public", link(path, rel) ?? "none")), rel).toBe(true);
    expect(link(path, "manifest")).toBe("/manifest.webmanifest");
    expect(hrefs(path, `[rel="alternate"][title="${company.name} blog"]`)).toEqual(["/blog/feed.xml"]);
  });
});

/** Fields, by name, with what browsers may fill in. */
const FILLED_IN =
  /^(?:name name|email (?:email|username)|org(?:anization)? organization|(?:topic|message) off|password current-password)$/;

describe.each([...found, UNKNOWN])("the document of %s", (path) => {
  it("writes the mails of its forms as plain text, also without script, and lets browsers fill in its fields", () => {
    const all = (selector: string) => [...parsed(path).querySelectorAll(selector)];
    expect(all('form[action^="mailto:"]:not([enctype="text/plain"])')).toEqual([]);
    const fields = all("main form:not([role=search]) :is(input, textarea, select)[name]");
    const filled = fields.map((one) => `${one.getAttribute("name")} ${one.getAttribute("autocomplete")}`);
    expect(filled.filter((each) => !FILLED_IN.test(each))).toEqual([]);
  });

  it("is shared by its title, its description and a picture with words: node scripts/drawPictures.mjs", () => {
    const title = path === "/" ? "From Invisible to Engaged" : parsed(path).title;
    const picture = content(path, "og:image") ?? "";
    const alternative = content(path, "og:image:alt");
    const expected = {
      "og:title": title,
      "og:description": content(path, "description"),
      "og:url": path === UNKNOWN ? undefined : `${ORIGIN}${path}`,
      "og:type": path.includes("article=") ? "article" : "website",
      "article:published_time": parsed(path).querySelector(".ArticleMargin time")?.getAttribute("datetime"),
      "twitter:card": "summary_large_image",
      "twitter:image": picture,
      "twitter:image:alt": alternative,
    };
    for (const [name, value] of Object.entries(expected)) expect(content(path, name), name).toBe(value);
    const words = title.replace(` | ${company.name}`, "");
    expect(alternative).toBe(`The ${company.name} name above the words ${words}`);
    const { origin, pathname } = new URL(picture);
    const bytes = readFileSync(join(root, "public", pathname));
    const { width, height } = PNG.sync.read(bytes);
    expect({ origin, width, height }).toEqual({ origin: ORIGIN, width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(PICTURE_MOST_BYTES);
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

it.each([...found, UNKNOWN])("has on %s the specified title, or the article's heading", (path) => {
  const { title } = parsed(path);
  const heading = `${parsed(path).querySelector("h1")?.textContent} | ${company.name}`;
  // The specification does not name pages that came later.
  const specified = specifiedPages[path]?.title ?? title;
  expect(title).toBe(path.includes("article=") ? heading : specified);
});

it("has no two titles or descriptions that are the same, all of a length that search engines show", () => {
  const titles = all.map((path) => parsed(path).title);
  const descriptions = all.map((path) => content(path, "description") ?? "");
  expect([new Set(titles).size, new Set(descriptions).size]).toEqual([all.length, all.length]);
  expect(
    titles.filter(({ length }) => length > 65),
    "titles of more than 65 characters",
  ).toEqual([]);
  const ofOtherLengths = descriptions.filter(({ length }) => length < 80 || length > 160);
  expect(ofOtherLengths, "descriptions that are not of 80 to 160 characters").toEqual(["400 Bad Request"]);
});

it("links to the two pages that are still to be written, and to every page that search engines may list: link to it from another one", () => {
  const linked = new Set(found.flatMap((path) => hrefs(path).map((href) => href.split(/[?#]/)[0])));
  expect([...KNOWN_404S, ...listedPages].filter((path) => !linked.has(path))).toEqual([]);
});

it("keeps the blog's filters for the way back and for what is read next, not in canonical addresses", () => {
  const links = hrefs(FILTERED, "main a");
  expect(links).toContain(`/blog?${FILTERS}#article-3`);
  expect(links.filter((href) => href.endsWith(FILTERS) && href.includes("article="))).not.toEqual([]);
  expect(link(FILTERED, "canonical")).toBe(`${ORIGIN}${ARTICLE}`);
  expect(link(RESEARCH, "canonical")).toBe(`${ORIGIN}/blog`);
});
